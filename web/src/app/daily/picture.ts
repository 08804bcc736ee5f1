// The result of a game of the day as a picture for friends: moons, turns and days in a row, and nothing of the game.

import type { Stamp } from '../../board/scene';

const [WIDTH, HEIGHT] = [1080, 1080];
const [NIGHT, DUSK, MOON, GLOW, CREAM] = ['#1b2140', '#4a4a7d', '#ffe9a8', '#fff6d8', '#fdf6e3'];
const SIDE = 300; // of each little picture
const MOON_RADIUS = 46;

export interface ResultCard {
  readonly title: string;
  readonly day: string;
  readonly moons: number;
  readonly all: number; // moons that can be had
  readonly lines: readonly string[]; // turns, days in a row
  readonly address: string;
  readonly game: string; // whose pictures these are
  readonly pictures: readonly (readonly Stamp[])[];
}

/** The picture, as a PNG. */
export async function drawResult(card: ResultCard): Promise<Blob> {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [WIDTH, HEIGHT];
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('no canvas');
  paintNight(pen);
  await paintPictures(pen, card);
  paintMoons(pen, card);
  paintWords(pen, card);
  return new Promise((done, fail) =>
    canvas.toBlob((file) => (file ? done(file) : fail(new Error('no picture'))), 'image/png'),
  );
}

/** Pictures of the game as one SVG that stands alone. */
export function asSvg({ game, pictures }: Pick<ResultCard, 'game' | 'pictures'>): string {
  const art = document.getElementById(`${game}-pictures`)?.innerHTML ?? '';
  const drawn = pictures.map(
    (stamps, k) => `<g transform="translate(${50 + 100 * k} 50)">${stamps.map(use).join('')}</g>`,
  );
  const width = 100 * pictures.length;
  const size = `width="${SIDE * pictures.length}" height="${SIDE}" viewBox="0 0 ${width} 100"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${art}${drawn.join('')}</svg>`;
}

function use({ symbol, size = 100, x = 0, y = 0, turn = 0, color = '', opacity = 1 }: Stamp): string {
  const box = `x="${x - size / 2}" y="${y - size / 2}" width="${size}" height="${size}"`;
  const look = `opacity="${opacity}" transform="rotate(${turn * 90} ${x} ${y})"${color && ` color="${color}"`}`;
  return `<use href="#${symbol}" ${box} ${look}/>`;
}

function paintNight(pen: CanvasRenderingContext2D): void {
  const sky = pen.createLinearGradient(0, 0, 0, HEIGHT);
  sky.addColorStop(0, NIGHT);
  sky.addColorStop(1, DUSK);
  pen.fillStyle = sky;
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  pen.fillStyle = 'rgb(255 255 255 / 45%)';
  for (let k = 0; k < 60; k += 1) {
    pen.beginPath();
    pen.arc((k * 397) % WIDTH, (k * 211) % 420, 1 + (k % 3), 0, 2 * Math.PI);
    pen.fill();
  }
}

async function paintPictures(pen: CanvasRenderingContext2D, card: ResultCard): Promise<void> {
  const image = new Image();
  image.src = URL.createObjectURL(new Blob([asSvg(card)], { type: 'image/svg+xml' }));
  await image.decode().finally(() => URL.revokeObjectURL(image.src));
  pen.drawImage(image, (WIDTH - image.width) / 2, 300);
}

function paintMoons(pen: CanvasRenderingContext2D, { moons, all }: ResultCard): void {
  const pitch = 2.5 * MOON_RADIUS;
  for (let k = 0; k < all; k += 1) {
    pen.beginPath();
    pen.arc(WIDTH / 2 + (k - (all - 1) / 2) * pitch, 710, MOON_RADIUS, 0, 2 * Math.PI);
    pen.fillStyle = k < moons ? MOON : 'rgb(255 255 255 / 12%)';
    pen.strokeStyle = k < moons ? GLOW : 'rgb(255 255 255 / 35%)';
    pen.lineWidth = 4;
    pen.fill();
    pen.stroke();
  }
}

function paintWords(pen: CanvasRenderingContext2D, { title, day, lines, address }: ResultCard): void {
  const family = getComputedStyle(document.body).fontFamily;
  pen.fillStyle = CREAM;
  pen.textAlign = 'center';
  const write = (text: string, y: number, size: number, weight: number): void => {
    pen.font = `${weight} ${size}px ${family}`;
    pen.fillText(text, WIDTH / 2, y, WIDTH - 120);
  };
  write(title, 150, 72, 700);
  write(day, 230, 44, 400);
  lines.forEach((line, k) => write(line, 860 + 70 * k, 52, k === 0 ? 700 : 400));
  write(address, HEIGHT - 40, 30, 400);
}
