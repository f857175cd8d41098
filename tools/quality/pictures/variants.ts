import sharp, { type Sharp } from 'sharp';

/** A way in which a picture may differ from the shop's. `make` returns the altered picture as a JPEG file. */
export type Variant = {
  name: string;
  /** The share of queries that must find the product first; undefined if there is no requirement. */
  minShare: number | undefined;
  make: (picture: Buffer) => Promise<Buffer>;
};

/** The longest side of pictures that browsers upload, in pixels (docs/specification.md section 9). */
const SIDE = 200;
const upload = (picture: Sharp): Promise<Buffer> =>
  picture.resize(SIDE, SIDE, { fit: 'inside' }).jpeg({ quality: 85 }).toBuffer();

/** Cuts a share off each side, or only off the left and the bottom, which leaves a corner. */
const cropped = (share: number, keeps: 'middle' | 'corner') => async (picture: Buffer) => {
  const { width = 0, height = 0 } = await sharp(picture).metadata();
  const [x, y] = [Math.round(width * share), Math.round(height * share)];
  const part =
    keeps === 'corner'
      ? { left: x, top: 0, width: width - x, height: height - y }
      : { left: x, top: y, width: width - 2 * x, height: height - 2 * y };
  return upload(sharp(picture).extract(part));
};

const withBrightness = (brightness: number) => (picture: Buffer) =>
  upload(sharp(picture).modulate({ brightness }));

const MARK = Buffer.from(
  `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="800"><text x="120" y="430" font-size="72"
   font-family="sans-serif" fill="#888" fill-opacity=".28" transform="rotate(-24 400 400)">SAMPAN 2026</text></svg>`,
);

/** All variants that are measured. */
export const VARIANTS: readonly Variant[] = [
  { name: 'resized to 200 px', minShare: 0.95, make: (p) => upload(sharp(p)) },
  {
    name: 'JPEG quality 40',
    minShare: 0.95,
    make: (p) => sharp(p).jpeg({ quality: 40 }).toBuffer(),
  },
  {
    name: '200 px at quality 40',
    minShare: 0.95,
    make: (p) => sharp(p).resize(SIDE).jpeg({ quality: 40 }).toBuffer(),
  },
  { name: 'cropped by 5 %', minShare: 0.85, make: cropped(0.05, 'middle') },
  { name: 'cropped by 10 %', minShare: 0.85, make: cropped(0.1, 'middle') },
  { name: 'cropped by 10 % at a corner', minShare: 0.85, make: cropped(0.1, 'corner') },
  { name: 'brightness -15 %', minShare: 0.85, make: withBrightness(0.85) },
  { name: 'brightness +15 %', minShare: 0.85, make: withBrightness(1.15) },
  {
    name: 'watermark',
    minShare: undefined,
    make: async (p) => {
      const base = await sharp(p).resize(800, 800, { fit: 'fill' }).png().toBuffer();
      return upload(
        sharp(
          await sharp(base)
            .composite([{ input: MARK }])
            .png()
            .toBuffer(),
        ),
      );
    },
  },
  { name: 'black and white', minShare: undefined, make: (p) => upload(sharp(p).grayscale()) },
  { name: 'mirrored', minShare: undefined, make: (p) => upload(sharp(p).flop()) },
];
