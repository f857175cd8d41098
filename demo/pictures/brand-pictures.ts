import { mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { palette } from '../../src/theme/palette.ts';
import { TENANTS } from '../tenants/all.ts';
import { fileOf } from './picture-files.ts';
import { renderThread } from './render-thread.ts';

const PUBLIC = path.join(import.meta.dirname, '../../public');
const SHARE = { width: 1200, height: 630 };
const ICON_SIZES = [192, 512];
/** Well-known goods in different shapes and colours. */
const GOODS = ['handbag/wine-studio', 'sneakers/sky-studio', 'wireless-headphones/black-studio'];
const CARD = 264;
const CARDS = [
  { left: 640, top: 92, turn: -6 },
  { left: 860, top: 190, turn: 5 },
  { left: 660, top: 330, turn: 4 },
];

const read = (file: string) => readFileSync(path.join(PUBLIC, file));
const png = { compressionLevel: 9, palette: true, quality: 90, effort: 10 } as const;

/**
 * Draws the icons: the logo on a background up to the edge, because home screens crop icons to a shape
 * of their own.
 */
async function drawIcons(id: string, logo: Buffer, background: string): Promise<void> {
  for (const size of ICON_SIZES) {
    const inner = Math.round(size * 0.84);
    const drawn = await sharp(logo, { density: (72 * inner) / 16 })
      .resize(inner, inner)
      .png()
      .toBuffer();
    await sharp({ create: { width: size, height: size, channels: 4, background } })
      .composite([{ input: drawn }])
      .flatten({ background })
      .png(png)
      .toFile(path.join(PUBLIC, `brand/icons/${id}-${size}.png`));
  }
}

const rounded = (size: number, radius: number) =>
  Buffer.from(
    `<svg width="${size}" height="${size}"><rect width="${size}" height="${size}" rx="${radius}"/></svg>`,
  );

async function goodsCard(good: string, turn: number): Promise<Buffer> {
  const picture = await sharp(fileOf(`/goods/${good}`, 480))
    .resize(CARD, CARD)
    .composite([{ input: rounded(CARD, 28), blend: 'dest-in' }])
    .png()
    .toBuffer();
  return sharp(picture).rotate(turn, { background: '#0000' }).png().toBuffer();
}

const escapeXml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/**
 * The background of a shared link's picture: the shop's colour, its name in large letters, waves
 * below.
 */
function shareBackground(name: string, color: string): Buffer {
  const { fill, onFill } = palette(color, 'light').primary;
  const { width, height } = SHARE;
  const size = name.length > 8 ? 84 : 104;
  return Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <rect width="${width}" height="${height}" fill="${fill}"/>
    <circle cx="900" cy="315" r="330" fill="${onFill}" opacity="0.08"/>
    <path d="M0 520q100-44 200 0t200 0 200 0 200 0 200 0 200 0v110H0Z" fill="${onFill}" opacity="0.1"/>
    <path d="M0 566q100-44 200 0t200 0 200 0 200 0 200 0 200 0v64H0Z" fill="${onFill}" opacity="0.12"/>
    <text x="84" y="432" font-family="Noto Sans, DejaVu Sans, sans-serif" font-weight="700"
      font-size="${size}" fill="${onFill}">${escapeXml(name)}</text>
  </svg>`);
}

async function drawShare(
  id: string,
  shop: { name: string; color: string },
  logo?: Buffer,
): Promise<void> {
  const cards = await Promise.all(
    CARDS.map(async ({ turn, ...place }, i) => ({
      input: await goodsCard(GOODS[i] ?? '', turn),
      ...place,
    })),
  );
  const mark = logo && {
    input: await sharp(logo, { density: 900 }).resize(168, 168).png().toBuffer(),
    left: 84,
    top: 140,
  };
  await sharp(shareBackground(shop.name, shop.color))
    .composite([...cards, ...(mark ? [mark] : [])])
    .png(png)
    .toFile(path.join(PUBLIC, `brand/share/${id}.png`));
}

/** Renders the goods that the pictures show, as they look today. */
async function renderGoods(): Promise<void> {
  const thread = renderThread();
  await thread.run({ paths: GOODS.map((good) => `/goods/${good}`), describe: false });
  await thread.end();
}

/**
 * Draws the PNG files of the seeded tenants: the preview picture of shared links (public/brand/share) and
 * the icons of an installed shop (public/brand/icons). They are in the repository, because drawing them
 * needs fonts. Run this again after a logo, a name, a theme colour or the look of the goods has changed.
 */
export async function drawBrandPictures(): Promise<void> {
  await renderGoods();
  for (const folder of ['share', 'icons']) {
    mkdirSync(path.join(PUBLIC, 'brand', folder), { recursive: true });
  }
  for (const { id, record } of TENANTS) {
    const logo = read(record.logoImage);
    await drawIcons(id, logo, record.themeColor);
    await drawShare(id, { name: record.name.en, color: record.themeColor }, logo);
  }
  await drawShare('neutral', { name: '', color: '#64748b' });
}
