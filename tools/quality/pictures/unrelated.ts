import { globSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { createRandom } from '../../../demo/catalogue/random.ts';

const ARTWORK = path.join(
  import.meta.dirname,
  '../../../node_modules/@lobehub/fluent-emoji-3d/assets',
);
const SIDE = 200;
const random = createRandom(41);
const between = (min: number, max: number) => random.between(min, max);
const colour = () => `hsl(${between(0, 359)} ${between(10, 90)}% ${between(15, 85)}%)`;

const drawing = (body: string): Promise<Buffer> =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${SIDE}" height="${SIDE}"><rect width="100%" height="100%" fill="#fff"/>${body}</svg>`,
    ),
  )
    .jpeg({ quality: 85 })
    .toBuffer();

const times = (count: number, make: (i: number) => string) =>
  Array.from({ length: count }, (_, i) => make(i)).join('');

const KINDS: Record<string, (i: number) => Promise<Buffer>> = {
  noise: (i) => {
    const rgb = Buffer.from(Array.from({ length: SIDE * SIDE * 3 }, () => between(0, 255)));
    const noise = sharp(rgb, { raw: { width: SIDE, height: SIDE, channels: 3 } });
    return (i === 0 ? noise : noise.blur(i)).jpeg().toBuffer();
  },
  'one colour': () => drawing(`<rect width="100%" height="100%" fill="${colour()}"/>`),
  gradient: () =>
    drawing(
      `<linearGradient id="g" x2="1" y2="1"><stop stop-color="${colour()}"/><stop offset="1" stop-color="${colour()}"/></linearGradient><rect width="100%" height="100%" fill="url(#g)"/>`,
    ),
  'page of text': (i) =>
    drawing(
      times(12, (row) => {
        const words = times(
          6,
          () => `${times(between(2, 8), () => 'aeilnorst'[between(0, 8)] ?? '')} `,
        );
        return `<text x="8" y="${18 + row * 15}" font-size="${9 + (i % 4)}">${words}</text>`;
      }),
    ),
  geometric: () =>
    drawing(
      times(8, (i) =>
        i % 2
          ? `<rect x="${between(0, 170)}" y="${between(0, 170)}" width="${between(20, 100)}" height="${between(20, 100)}" fill="${colour()}"/>`
          : `<circle cx="${between(0, 200)}" cy="${between(0, 200)}" r="${between(10, 60)}" fill="${colour()}"/>`,
      ),
    ),
  landscape: () =>
    drawing(
      `<rect width="200" height="110" fill="hsl(${between(190, 230)} 70% 70%)"/><circle cx="${between(20, 180)}" cy="40" r="15" fill="#fd5"/><path d="M0 110L50 ${between(40, 90)}L90 110L140 ${between(30, 80)}L200 110z" fill="hsl(220 15% ${between(40, 60)}%)"/><rect y="110" width="200" height="90" fill="hsl(${between(80, 130)} 45% 40%)"/>`,
    ),
};

export type Unrelated = { kind: string; picture: Buffer };

/** Pictures of things that the catalogue does not sell: drawings, and artwork that no good uses. */
export async function unrelatedPictures(sold: ReadonlySet<string>): Promise<Unrelated[]> {
  const found: Unrelated[] = [];
  for (const [kind, make] of Object.entries(KINDS)) {
    for (let i = 0; i < 8; i++) found.push({ kind, picture: await make(i) });
  }
  const others = globSync('*.webp', { cwd: ARTWORK })
    .sort()
    .filter((file) => !sold.has(path.basename(file, '.webp')));
  const grounds = ['#ffffff', '#1d3557', '#e9c46a', '#2a9d8f', '#f4f4f6'];
  for (let i = 0; i < others.length; i += Math.ceil(others.length / 120)) {
    const art = sharp(path.join(ARTWORK, others[i] ?? ''))
      .resize(150, 150, { fit: 'contain', background: '#0000' })
      .extend({ top: 25, bottom: 25, left: 25, right: 25, background: '#0000' });
    const background = grounds[i % grounds.length] ?? '#fff';
    found.push({
      kind: 'other things',
      picture: await art.flatten({ background }).jpeg().toBuffer(),
    });
  }
  return found;
}
