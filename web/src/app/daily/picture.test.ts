import { expect, it } from 'vitest';
import { asSvg } from './picture';

it('draws pictures of a game as one SVG that stands alone', () => {
  document.body.innerHTML = '<div id="nim-pictures"><svg><symbol id="nim-match"></symbol></svg></div>';
  const drawn = asSvg({
    game: 'nim',
    pictures: [[{ symbol: 'nim-match', turn: 1 }], [{ symbol: 'nim-match', size: 50 }]],
  });
  expect(drawn).toContain('<symbol id="nim-match">');
  expect(drawn).toContain(
    '<use href="#nim-match" x="-50" y="-50" width="100" height="100" opacity="1" transform="rotate(90 0 0)"/>',
  );
  expect(drawn).toContain('<g transform="translate(150 50)"><use href="#nim-match" x="-25"');
});
