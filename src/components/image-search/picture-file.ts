import { ANALYSIS_SIDE, type Crop, proposeCrops, WHOLE } from './propose-crops.ts';

/** The same limit as in the contract of upload tokens: 10 MiB. */
const MAX_BYTES = 10 * 1024 * 1024;
/** The least length of a side in pixels: a smaller picture can't be compared. */
const MIN_SIDE = 16;
/** The longer side of the uploaded picture in pixels (docs/specification.md section 9). */
const UPLOADED_SIDE = 200;

const JPEG = [0xff, 0xd8, 0xff];
const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

export type PictureProblem = 'TOO_MANY' | 'TOO_LARGE' | 'TOO_SMALL' | 'WRONG_TYPE' | 'UNREADABLE';

/** A file that can't be used for a search. */
export class RefusedPicture extends Error {
  readonly problem: PictureProblem;
  constructor(problem: PictureProblem) {
    super(problem);
    this.problem = problem;
  }
}

/**
 * Checks the files that were chosen, pasted or dropped, and returns the only one. It must be a JPEG or
 * PNG by its bytes; otherwise throws `RefusedPicture`.
 */
export async function checkPicture(files: readonly File[]): Promise<File> {
  const [file, ...others] = files;
  if (!file || others.length > 0) throw new RefusedPicture('TOO_MANY');
  if (file.size > MAX_BYTES) throw new RefusedPicture('TOO_LARGE');
  const start = await file.slice(0, PNG.length).arrayBuffer().catch(unreadable);
  const bytes = new Uint8Array(start);
  const startsWith = (signature: number[]) =>
    signature.every((byte, index) => bytes[index] === byte);
  if (!startsWith(JPEG) && !startsWith(PNG)) throw new RefusedPicture('WRONG_TYPE');
  return file;
}

/** Refuses a folder, or a file that no longer exists. */
function unreadable(): never {
  throw new RefusedPicture('UNREADABLE');
}

type Size = { readonly width: number; readonly height: number };

/**
 * The size of the uploaded picture, never larger than the original. Throws `RefusedPicture` if the original is too
 * small.
 */
export function shrunkSize({ width, height }: Size): Size {
  if (Math.min(width, height) < MIN_SIDE) throw new RefusedPicture('TOO_SMALL');
  return fitted({ width, height }, UPLOADED_SIDE);
}

/** A size with the same proportions of which no side is longer than `longest`; never larger. */
function fitted({ width, height }: Size, longest: number): Size {
  const scale = Math.min(1, longest / Math.max(width, height));
  const side = (length: number) => Math.max(1, Math.round(length * scale));
  return { width: side(width), height: side(height) };
}

/** Quality of the uploaded JPEG, from 0 to 1. */
const QUALITY = 0.85;

/**
 * Redraws a part of a picture as a small JPEG, upright, on white, without metadata such as time and place. Throws
 * `RefusedPicture` if the picture can't be decoded.
 */
export async function shrinkPicture(file: Blob, part: Crop = WHOLE): Promise<Blob> {
  const canvas = await drawn(file, (source) => {
    const [width, height] = [source.width * part.width, source.height * part.height];
    return {
      from: { x: source.width * part.x, y: source.height * part.y, width, height },
      to: shrunkSize({ width, height }),
    };
  });
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new RefusedPicture('UNREADABLE'))),
      'image/jpeg',
      QUALITY,
    );
  });
}

/**
 * The parts of a picture that may show goods, for the shopper to choose; an empty list if the picture shows goods and
 * nothing else. Throws as `shrinkPicture`.
 */
export async function partsOf(file: Blob): Promise<Crop[]> {
  const canvas = await drawn(file, (source) => ({
    from: { x: 0, y: 0, width: source.width, height: source.height },
    to: fitted(source, ANALYSIS_SIDE),
  }));
  const { width, height } = canvas;
  const pixels = canvas.getContext('2d')?.getImageData(0, 0, width, height);
  return pixels ? proposeCrops(pixels) : [];
}

type Drawing = { from: Size & { x: number; y: number }; to: Size };

/** A canvas with a part of a picture, upright and on white. */
async function drawn(file: Blob, plan: (source: Size) => Drawing): Promise<HTMLCanvasElement> {
  const source = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => {
    throw new RefusedPicture('UNREADABLE');
  });
  try {
    const { from, to } = plan(source);
    const canvas = Object.assign(document.createElement('canvas'), to);
    const context = canvas.getContext('2d');
    if (!context) throw new RefusedPicture('UNREADABLE');
    context.fillStyle = '#fff';
    context.fillRect(0, 0, to.width, to.height);
    context.imageSmoothingQuality = 'high';
    context.drawImage(source, from.x, from.y, from.width, from.height, 0, 0, to.width, to.height);
    return canvas;
  } finally {
    source.close();
  }
}
