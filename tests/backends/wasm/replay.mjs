// Plays given games with a module built by `make wasm` and collects all its answers, in Node or in a browser.

const leaves = (value) => (typeof value === "object" ? Object.values(value).flatMap(leaves) : [String(value)])
const numbers = (texts) => Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, BigInt(text)]))

function told(rules, state) {
  const seats = [...Array(Number(state.seats)).keys()]
  const legal = rules.legal(state)
  return [
    leaves(state),
    legal,
    legal.map((code) => rules.chance(state, code)),
    rules.mover(state),
    rules.over(state),
    rules.forced(state),
    seats.map((seat) => rules.goal(state, seat)),
    seats.map((seat) => rules.won(state, seat)),
    seats.map((seat) => leaves(rules.seen(state, seat))),
    seats.map((seat) => leaves(rules.observe(state, seat))),
  ]
}

function game(rules, { options, seats, codes, luck, count }) {
  const chosen = numbers(options)
  let state = rules.start(chosen, seats)
  const after = rules.play(state, BigInt(luck), count)
  const steps = [told(rules, state)]
  for (const code of codes) {
    state = rules.step(state, code)
    steps.push(told(rules, state))
  }
  const played = [leaves(after.state), String(after.luck), after.games]
  return { fits: [rules.fits(chosen, seats), rules.fits(chosen, 9)], played, steps }
}

export async function replay(law, bytes, games) {
  const module = new WebAssembly.Module(bytes)
  const rules = await law.load(bytes)
  return { imports: WebAssembly.Module.imports(module), games: games.map((one) => game(rules, one)) }
}
