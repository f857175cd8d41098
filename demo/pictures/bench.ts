import sharp from 'sharp';
import type { BenchJob, BenchView } from '../catalogue/bench-pictures.ts';
import { type Canvas, draw } from './canvas.ts';
import { dotsWide, dotText } from './dot-text.ts';
import { lyingShadow, standingShadow } from './shadow.ts';
import { mirrored, rasterised, type Sprite, scaled, zoomed } from './sprite.ts';

/** Side of the square that a photo is drawn in, pixels. */
const SIDE = 800;
const INK = '#1d2124';

const svg = (body: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIDE} ${SIDE}">${body}</svg>`;

/** The cutting mat of the bench with its grid, seen from above, in the light of one lamp. */
const MAT = (() => {
  const lines = Array.from({ length: 20 }, (_, i) => {
    const at = i * 40 + 20;
    return `M${at} 0V${SIDE}M0 ${at}H${SIDE}`;
  });
  return (
    `<radialGradient id="m" cx="42%" cy="36%" r="80%"><stop stop-color="#5d8a84"/><stop offset="1" stop-color="#2f524e"/></radialGradient>` +
    `<rect width="${SIDE}" height="${SIDE}" fill="url(#m)"/>` +
    `<path d="${lines.join('')}" stroke="#dff3ee" stroke-opacity=".16" stroke-width="1.5" fill="none"/>` +
    `<path d="M220 0V${SIDE}M420 0V${SIDE}M620 0V${SIDE}M0 220H${SIDE}M0 420H${SIDE}M0 620H${SIDE}" stroke="#dff3ee" stroke-opacity=".26" stroke-width="2" fill="none"/>`
  );
})();

/** A steel ruler along the lower edge: forty pixels are one centimetre. */
const RULER = (() => {
  const [top, left] = [706, 28];
  const ticks = Array.from({ length: 181 }, (_, i) => {
    const length = i % 10 === 0 ? 26 : i % 5 === 0 ? 18 : 11;
    return `M${left + 12 + i * 4} ${top}v${length}`;
  });
  const numbers = Array.from({ length: 18 }, (_, i) =>
    dotText(`${i}`, { x: left + 14 + i * 40, y: top + 32, dot: 2, fill: INK }),
  );
  return (
    `<rect x="${left + 3}" y="${top + 6}" width="744" height="62" rx="4" opacity=".28"/>` +
    `<linearGradient id="r" x2="0" y2="1"><stop stop-color="#f4f6f7"/><stop offset=".5" stop-color="#d5dadd"/><stop offset="1" stop-color="#b6bec3"/></linearGradient>` +
    `<rect x="${left}" y="${top}" width="744" height="60" rx="4" fill="url(#r)"/>` +
    `<path d="${ticks.join('')}" stroke="${INK}" stroke-width="1.4"/>${numbers.join('')}`
  );
})();

/** A mark in the photo that says that it is not a real one. */
const MARK = (() => {
  const text = 'DEMONSTRATION';
  const dot = 4;
  const width = dotsWide(text) * dot + 40;
  return (
    `<rect x="0" y="24" width="${width}" height="56" fill="#12171a" opacity=".78"/>` +
    dotText(text, { x: 20, y: 38, dot, fill: '#ffd166' })
  );
})();

/** Darker corners, as in photos through a lens. */
const LENS =
  `<radialGradient id="v" cx="50%" cy="48%" r="72%"><stop offset=".6" stop-opacity="0"/><stop offset="1" stop-opacity=".34"/></radialGradient>` +
  `<rect width="${SIDE}" height="${SIDE}" fill="url(#v)"/>`;

/** Bars that look like a barcode of the text. */
function bars(text: string, x: number, y: number, width: number, height: number): string {
  let hash = 0x811c9dc5;
  let at = x;
  let path = '';
  for (let i = 0; at < x + width; i++) {
    hash = Math.imul(hash ^ text.charCodeAt(i % text.length), 0x01000193) >>> 0;
    const bar = 2 + (hash & 3) * 1.6;
    path += `M${at.toFixed(1)} ${y}h${bar.toFixed(1)}v${height}h-${bar.toFixed(1)}z`;
    at += bar + 2 + ((hash >> 3) & 3) * 1.6;
  }
  return `<path d="${path}" fill="${INK}"/>`;
}

/** The sticker on an item's bag: the name, a code, and a mark that it was checked. */
function sticker({ good, colour }: BenchJob): string {
  const line = (text: string, y: number, dot: number) =>
    dotText(text, { x: 26, y, dot, fill: INK });
  const dotFor = (text: string, dot: number) => Math.min(dot, 408 / dotsWide(text));
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 460 300">` +
    `<rect width="460" height="300" rx="10" fill="#fbfaf6"/><rect x="10" y="10" width="440" height="280" rx="6" fill="none" stroke="${INK}" stroke-width="2"/>` +
    line(good, 28, dotFor(good, 5)) +
    line(colour, 78, dotFor(colour, 4)) +
    bars(`${good} ${colour}`, 26, 126, 400, 92) +
    line('QC BENCH 1 PC', 240, 4) +
    '</svg>'
  );
}

/** A platform scale with its display. */
function scales(grams: number): string {
  const text = `${(grams / 1000).toFixed(3)} KG`;
  const dot = 6;
  const x = SIDE / 2 - (dotsWide(text) * dot) / 2;
  return (
    `<linearGradient id="p" x2="0" y2="1"><stop stop-color="#e9edef"/><stop offset="1" stop-color="#b9c1c6"/></linearGradient>` +
    `<rect x="116" y="500" width="580" height="214" rx="20" opacity=".3"/>` +
    `<rect x="106" y="486" width="588" height="214" rx="20" fill="#3a4248"/>` +
    `<rect x="86" y="430" width="628" height="84" rx="16" fill="url(#p)"/>` +
    `<rect x="230" y="556" width="340" height="92" rx="8" fill="#0e1a14"/>` +
    dotText(text, { x, y: 581, dot, fill: '#7dffb0' })
  );
}

/** A torn seam, and the ring that marks it. */
const TEAR =
  `<path d="M-74-18l24 12 16-20 22 26 18-14 20 28 26-18 14 22-30-4-18 22-24-22-20 14-18-24-20 10z" fill="#17100c" opacity=".86"/>` +
  `<path d="M-74-18l24 12 16-20 22 26 18-14 20 28 26-18" fill="none" stroke="#f6ead9" stroke-opacity=".55" stroke-width="3"/>` +
  `<ellipse rx="128" ry="86" fill="none" stroke="#ff5a3c" stroke-width="9"/>`;

async function scene(body: string): Promise<Canvas> {
  const data = await sharp(Buffer.from(svg(body)))
    .resize(SIDE, SIDE)
    .removeAlpha()
    .raw()
    .toBuffer();
  return { size: SIDE, data: Uint8Array.from(data) };
}

async function over(canvas: Canvas, body: string): Promise<void> {
  draw(canvas, await rasterised(svg(body), SIDE, SIDE), 0, 0);
}

/** The object in the largest size that fits into a box. */
const fitted = (sprite: Sprite, width: number, height: number): Promise<Sprite> =>
  scaled(sprite, sprite.width * Math.min(width / sprite.width, height / sprite.height));

/** Lays something on the mat, centred at (x, y), in the light from the upper left. */
function lay(canvas: Canvas, sprite: Sprite, x: number, y: number): void {
  const [left, top] = [x - sprite.width / 2, y - sprite.height / 2];
  lyingShadow(canvas, sprite, left, top);
  draw(canvas, sprite, left, top);
}

/** The view from the other side, with less light. */
const dimmed = ({ data, ...size }: Sprite): Sprite => ({
  ...size,
  data: data.map((value, at) => (at % 4 === 3 ? value : Math.round(value * 0.86))),
});

type Photo = (job: BenchJob, sprite: Sprite) => Promise<Canvas>;

const onMat =
  (
    turn: (sprite: Sprite) => Promise<Sprite> | Sprite,
    { hasSticker }: { hasSticker: boolean },
  ): Photo =>
  async (job, sprite) => {
    const canvas = await scene(MAT + RULER);
    lay(canvas, await fitted(await turn(sprite), 560, 540), 384, 392);
    if (hasSticker) lay(canvas, await rasterised(sticker(job), 168, 110), 692, 616);
    return canvas;
  };

const PHOTOS: Record<BenchView, Photo> = {
  front: onMat((sprite) => sprite, { hasSticker: true }),
  back: onMat(async (sprite) => dimmed(await mirrored(sprite)), { hasSticker: false }),
  detail: async (_job, sprite) => {
    const canvas = await scene(MAT);
    lay(canvas, await zoomed(sprite, { zoom: 1.9, x: 0.5, y: 0.42 }, SIDE), SIDE / 2, SIDE / 2);
    await over(canvas, RULER);
    return canvas;
  },
  label: async (job, sprite) => {
    const canvas = await scene(MAT + RULER);
    lay(canvas, await fitted(sprite, 470, 430), 300, 300);
    lay(canvas, await rasterised(sticker(job), 490, 320), 506, 510);
    return canvas;
  },
  scale: async ({ grams }, sprite) => {
    const canvas = await scene(MAT + scales(grams));
    const piece = await fitted(sprite, 470, 380);
    const ground = 464;
    const left = (SIDE - piece.width) / 2;
    standingShadow(canvas, piece, left, ground);
    draw(canvas, piece, left, ground - piece.height + 6);
    return canvas;
  },
  damage: async (_job, sprite) => {
    const canvas = await scene(MAT);
    lay(canvas, await zoomed(sprite, { zoom: 1.3, x: 0.5, y: 0.46 }, 640), 400, 390);
    await over(canvas, `<g transform="translate(412 410) rotate(-12)">${TEAR}</g>${RULER}`);
    return canvas;
  },
};

/** Draws a photo on the bench of the warehouse, marked as a demonstration. */
export async function drawBench(job: BenchJob, sprite: Sprite): Promise<Canvas> {
  // Words and digits on an object are not mirrored.
  const view = job.view === 'back' && !job.mirror ? 'front' : job.view;
  const canvas = await PHOTOS[view](job, sprite);
  await over(canvas, LENS + MARK);
  return canvas;
}
