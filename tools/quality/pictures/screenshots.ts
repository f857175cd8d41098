import sharp from 'sharp';
import { createRandom } from '../../../demo/catalogue/random.ts';

/** A picture as shoppers have it from another app: goods among other things. */
export type Screenshot = {
  name: string;
  /** The share of queries that must find the product first by one of the proposed parts. */
  minShare: number;
  /** `pictures` are the shop's; the first is searched for. */
  make: (pictures: readonly Buffer[], seed: number) => Promise<Buffer>;
};

type Layer = { input: Buffer; left: number; top: number };

const svg = (width: number, height: number, body: string): Buffer =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" font-family="sans-serif">${body}</svg>`,
  );

const WORDS = 'ceramic tea pot large blue with lid for home and office gift set new'.split(' ');

/** Lines of text in a column, the first one at `top`. */
function textLines(
  seed: number,
  { x, top, size, lines }: Record<'x' | 'top' | 'size' | 'lines', number>,
) {
  const random = createRandom(seed);
  return Array.from({ length: lines }, (_, i) => {
    const words = Array.from({ length: random.between(3, 5) }, () => WORDS[random.between(0, 13)]);
    return `<text x="${x}" y="${top + i * size * 1.5}" font-size="${size}" fill="#222">${words.join(' ')}</text>`;
  }).join('');
}

const badge = (x: number, y: number, text: string) =>
  `<rect x="${x}" y="${y}" width="72" height="24" rx="12" fill="#fff" stroke="#ddd"/><text x="${x + 14}" y="${y + 17}" font-size="13" fill="#222">${text}</text>`;

const rounded = async (picture: Buffer, side: number, radius: number): Promise<Buffer> => {
  const mask = svg(
    side,
    side,
    `<rect width="${side}" height="${side}" rx="${radius}" fill="#fff"/>`,
  );
  const square = await sharp(picture)
    .resize(side, side)
    .flatten({ background: '#fff' })
    .png()
    .toBuffer();
  return sharp(square)
    .composite([{ input: mask, blend: 'dest-in' }])
    .png()
    .toBuffer();
};

const page = (
  width: number,
  height: number,
  background: string,
  layers: Layer[],
): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background } })
    .composite(layers)
    .png()
    .toBuffer();

const statusBar =
  '<text x="24" y="30" font-size="15" fill="#222">9:41</text><rect x="340" y="18" width="26" height="13" rx="3" fill="#222"/>';

/** A phone's page of a product: the goods above texts and buttons. */
export const PHONE_PAGE: Screenshot = {
  name: 'a phone’s page of a product',
  minShare: 0.8,
  make: async ([picture = Buffer.alloc(0)], seed) =>
    page(390, 844, '#ffffff', [
      { left: 0, top: 48, input: await sharp(picture).resize(390, 390).png().toBuffer() },
      {
        left: 0,
        top: 0,
        input: svg(
          390,
          844,
          `${statusBar}<text x="16" y="480" font-size="26" fill="#d22">¥ 48.00</text>${textLines(seed, { x: 16, top: 520, size: 17, lines: 5 })}<rect x="16" y="770" width="170" height="48" rx="24" fill="#f80"/><rect x="204" y="770" width="170" height="48" rx="24" fill="#e33"/>`,
        ),
      },
    ]),
};

/** Layouts with which the proposals were tuned. */
export const TUNED: readonly Screenshot[] = [
  {
    name: 'a card of our results',
    minShare: 0.8,
    make: async ([picture = Buffer.alloc(0)], seed) =>
      page(290, 420, '#f6f7f8', [
        {
          left: 0,
          top: 0,
          input: svg(
            290,
            420,
            '<rect x="8" y="8" width="274" height="404" rx="12" fill="#fff" stroke="#dcdcdc"/>',
          ),
        },
        { left: 9, top: 9, input: await rounded(picture, 272, 11) },
        {
          left: 0,
          top: 0,
          input: svg(
            290,
            420,
            badge(17, 17, 'Taobao') + textLines(seed, { x: 20, top: 310, size: 14, lines: 4 }),
          ),
        },
      ]),
  },
  PHONE_PAGE,
  {
    name: 'a frame',
    minShare: 0.8,
    make: async ([picture = Buffer.alloc(0)], seed) => {
      const edge = createRandom(seed).between(30, 110);
      const colour = ['#ffffff', '#111111', '#f0c040', '#2a6fdb'][seed % 4] ?? '#fff';
      const side = 600 + 2 * edge;
      return page(side, side, colour, [
        { left: edge, top: edge, input: await sharp(picture).resize(600, 600).png().toBuffer() },
      ]);
    },
  },
];

/** Layouts that were made and measured only after the proposals had been tuned. */
export const KEPT: readonly Screenshot[] = [
  {
    name: 'four cards, one of them wanted',
    minShare: 0.7,
    make: async (pictures, seed) => {
      const shown = [0, 1, 2, 3].map((at) => pictures[(at + seed) % 4] ?? Buffer.alloc(0));
      const cards = await Promise.all(
        shown.map(async (picture, at) => ({
          left: 12 + (at % 2) * 188,
          top: 60 + Math.floor(at / 2) * 290,
          input: await rounded(picture, 178, 8),
        })),
      );
      const texts = shown.map((_, at) =>
        textLines(seed + at, {
          x: 16 + (at % 2) * 188,
          top: 262 + Math.floor(at / 2) * 290,
          size: 12,
          lines: 2,
        }),
      );
      return page(390, 660, '#f4f4f4', [
        ...cards,
        { left: 0, top: 0, input: svg(390, 660, statusBar + texts.join('')) },
      ]);
    },
  },
  {
    name: 'a chat with a picture',
    minShare: 0.7,
    make: async ([picture = Buffer.alloc(0)], seed) =>
      page(390, 700, '#ededed', [
        { left: 70, top: 170, input: await rounded(picture, 240, 10) },
        {
          left: 0,
          top: 0,
          input: svg(
            390,
            700,
            `${statusBar}<circle cx="36" cy="190" r="20" fill="#4a7"/><rect x="120" y="80" width="250" height="56" rx="10" fill="#95ec69"/>${textLines(seed, { x: 134, top: 103, size: 14, lines: 2 })}<rect x="70" y="440" width="220" height="60" rx="10" fill="#fff"/>${textLines(seed + 1, { x: 84, top: 464, size: 14, lines: 2 })}`,
          ),
        },
      ]),
  },
  {
    name: 'a gallery on black, with its counter',
    minShare: 0.7,
    make: async ([picture = Buffer.alloc(0)]) =>
      page(390, 844, '#000000', [
        { left: 0, top: 227, input: await sharp(picture).resize(390, 390).png().toBuffer() },
        {
          left: 0,
          top: 0,
          input: svg(
            390,
            844,
            '<text x="180" y="60" font-size="17" fill="#fff">1/5</text><text x="24" y="60" font-size="20" fill="#fff">×</text><text x="170" y="800" font-size="15" fill="#fff">Save</text>',
          ),
        },
      ]),
  },
  {
    name: 'badges of a sale',
    minShare: 0.7,
    make: async ([picture = Buffer.alloc(0)], seed) => {
      const top = seed % 2 === 0 ? 14 : 540;
      return page(600, 600, '#ffffff', [
        { left: 0, top: 0, input: await sharp(picture).resize(600, 600).png().toBuffer() },
        {
          left: 0,
          top: 0,
          input: svg(
            600,
            600,
            `<rect x="14" y="${top}" width="150" height="46" rx="6" fill="#e02020"/><text x="28" y="${top + 32}" font-size="26" fill="#fff">SALE 50%</text>`,
          ),
        },
      ]);
    },
  },
];
