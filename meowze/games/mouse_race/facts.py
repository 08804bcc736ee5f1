"""Views, facts and previews of Mouse race, made from states."""

from collections.abc import Iterator, Sequence

from meowze.games.contract import Values
from meowze.games.mouse_race import rules
from meowze.games.mouse_race.notation import DIRECTIONS, cell_name, cell_names, path_cells
from meowze.games.mouse_race.rules import State
from meowze.games.mouse_race.view import Chair, Fact, Kind, Offer, PathTile, View

HANDS: tuple[Kind | None, ...] = (None, "straight", "curve", "cat", None)


def joins(comes: int, out: int) -> str:
    """The sides that the line of a tile joins, the new end second."""
    return DIRECTIONS[comes ^ 2] + DIRECTIONS[out]


def chair(s: State, seat: int) -> Chair:
    """A seat: its corner, its path, and where its next tile could be laid."""
    end = rules.end(s, seat)
    if rules.length(s, seat):
        exits = [rules.ahead(end, rules.point(s, seat))]
    else:
        exits = [rules.ahead(end, rules.side_exit(end)), rules.ahead(end, rules.deep_exit(end))]
    path = tuple(PathTile(cell_name(cell), joins(comes, out)) for cell, comes, out in path_cells(s, seat))
    return Chair(cell_name(rules.corner(s.seats, seat)), path, tuple(map(cell_name, exits)))


def cat_reach(s: State) -> tuple[int | None, tuple[str, ...], tuple[str, ...]]:
    """The seat that a cat in hand is laid against; its side and its way, if the cat may lie there (MD12)."""
    if s.phase != rules.LAYING or s.hand != rules.CAT:
        return None, (), ()
    target, zone = rules.target(s), s.options.cat_zone
    side = cell_names(rules.side_of(s, target)) if zone in (rules.SIDE_OR_WAY, rules.ONLY_SIDE) else ()
    way = cell_names(rules.way_of(s, target)) if zone in (rules.SIDE_OR_WAY, rules.ONLY_WAY) else ()
    return target, side, way


def own(s: State, viewer: int | None) -> dict[str, object]:
    """The fields of a view that differ from viewer to viewer: none."""
    return {}


def view(s: State, viewer: int | None = None) -> View:
    """What a seat sees, which is the same for all seats."""
    target, side, way = cat_reach(s)
    return View(
        chairs=tuple(chair(s, seat) for seat in range(s.seats)),
        cats=cell_names(s.cats),
        cheese=cell_name(rules.CHEESE),
        scent=cell_names(rules.SCENT),
        hand=HANDS[s.hand],
        bag=(s.bag & 255, s.bag >> 8 & 255, s.bag >> 16),
        target=target,
        side=side,
        way=way,
        seat=s.seat if s.seat >= 0 else None,
        turns=s.turns,
        limit=s.options.limit,
        over=rules.over(s) == 1,
        winners=tuple(seat for seat in range(s.seats) if rules.won(s, seat)),
    )


def offers(s: State) -> tuple[Offer, ...]:
    """Every way to lay the path tile in hand: its square, its line and where it would point."""
    if s.phase != rules.LAYING or s.hand == rules.CAT:
        return ()
    found = []
    for out in range(4):
        if rules.bar(s, s.seat, s.hand, out) == 0:
            comes = rules.entering(s, s.seat, s.hand, out)
            cell = rules.ahead(rules.end(s, s.seat), comes)
            exit = cell_name(rules.ahead(cell, out))
            found.append(Offer(DIRECTIONS[out], cell_name(cell), joins(comes, out), exit))
    return tuple(found)


def _cell_fact(s: State, cell: str) -> Fact:
    if s.phase == rules.CHOOSING:
        return Fact("took-cat", s.seat, cell=cell)
    return Fact("cat-laid", s.seat, cell=cell, target=rules.target(s))


def fact(s: State, action: int, after: State) -> Fact:
    """What happened in a step."""
    if action < rules.DRAW:
        return _cell_fact(s, cell_name(action))
    if action == rules.BACK:
        return Fact("took-own", s.seat, cell=cell_name(rules.end(s, s.seat)))
    if rules.LAY <= action < rules.TILE:
        cell, comes, out = path_cells(after, s.seat)[-1]
        return Fact("laid", s.seat, tile=HANDS[s.hand], cell=cell_name(cell), joins=joins(comes, out))
    if rules.TILE <= action < rules.RETURN:
        return Fact("drawn", s.seat, tile=HANDS[action - rules.TILE + 1])
    if action == rules.RETURN:
        return Fact("returned", s.seat, tile=HANDS[s.hand])
    if action >= rules.SEAT:
        return Fact("began", action - rules.SEAT)
    return Fact("drew" if action == rules.DRAW else "missed", s.seat)


def together(s: State) -> bool:
    """Whether all seats play for the same result: never."""
    return False


def known(step: Fact, viewer: int | None) -> Fact:
    """A fact as a seat may know it: nothing is secret."""
    return step


def told(step: Fact, names: Sequence[str]) -> Iterator[tuple[str, Values]]:
    """The message that narrates a step; a draw is narrated when the tile is known."""
    if step.kind != "drew":
        target = names[step.target] if step.target is not None else ""
        yield step.kind, {"who": names[step.seat or 0], "target": target, "cell": step.cell, "shape": step.tile or ""}
