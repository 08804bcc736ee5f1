import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { keepFocus, nextFocus } from './focus-keeper';

const page = (html: string) => (document.body.innerHTML = html);
const settled = () => new Promise((done) => setTimeout(done));

describe('the focus', () => {
  let stop: () => void;
  beforeEach(() => (stop = keepFocus()));
  afterEach(() => stop());

  it('goes to the board when a button beside it disappears', async () => {
    page("<main class='board-page'><h1>A</h1><div class='board'><b tabindex='0'></b></div><button></button></main>");
    const button = document.querySelector('button')!;
    button.focus();
    button.remove();
    await settled();
    expect(document.activeElement).toBe(document.querySelector('b'));
  });

  it('goes to the board when what had it becomes inert', async () => {
    page("<main class='board-page'><div class='board'><b tabindex='0'></b></div><p><button></button></p></main>");
    document.querySelector('button')!.focus();
    document.querySelector('p')!.toggleAttribute('inert', true);
    await settled();
    expect(document.activeElement).toBe(document.querySelector('b'));
  });

  it('waits for the heading of the next page', async () => {
    page('<main><button></button></main>');
    document.querySelector('button')!.focus();
    page('');
    await settled();
    expect(document.activeElement).toBe(document.body);
    page('<main><h1>Next</h1></main>');
    await settled();
    expect(document.activeElement).toBe(document.querySelector('h1'));
  });

  it('stays where it is as long as that is there', async () => {
    page('<main><h1>A</h1><button></button><i></i></main>');
    document.querySelector('button')!.focus();
    document.querySelector('i')!.remove();
    await settled();
    expect(document.activeElement).toBe(document.querySelector('button'));
  });

  it('stays in the dialog that is open', () => {
    page("<main><h1>A</h1></main><dialog open id='one'><h2>B</h2></dialog><dialog open id='two'></dialog>");
    expect(nextFocus()?.id).toBe('two');
    document.querySelector('#two')!.remove();
    expect(nextFocus()?.textContent).toBe('B');
  });
});
