/** As the contract says it of upload tokens. */
const MOST_BYTES = 10_485_760;
/** Pixels of a side below which nothing can be compared. */
const LEAST_SIDE = 16;
/** Pixels of the longest side of what is uploaded (specification section 9). */
const LONGEST_SIDE = 200;

const JPEG = [0xff, 0xd8, 0xff];
const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

export type PictureProblem = 'TOO_MANY' | 'TOO_LARGE' | 'TOO_SMALL' | 'WRONG_TYPE' | 'UNREADABLE';

/** A file that can't be searched by. */
export class RefusedPicture extends Error {
  readonly problem: PictureProblem;
  constructor(problem: PictureProblem) {
    super(problem);
    this.problem = problem;
  }
}

/** The one picture among what was chosen, pasted or dropped, known by its bytes. Throws `RefusedPicture`. */
export async function checkPicture(files: readonly File[]): Promise<File> {
  const [file, ...more] = files;
  if (!file || more.length > 0) throw new RefusedPicture('TOO_MANY');
  if (file.size > MOST_BYTES) throw new RefusedPicture('TOO_LARGE');
  const start = await file.slice(0, PNG.length).arrayBuffer().catch(unreadable);
  const bytes = new Uint8Array(start);
  const isOf = (signature: number[]) => signature.every((byte, i) => bytes[i] === byte);
  if (!isOf(JPEG) && !isOf(PNG)) throw new RefusedPicture('WRONG_TYPE');
  return file;
}

/** A folder, or a file that has gone since. */
function unreadable(): never {
  throw new RefusedPicture('UNREADABLE');
}

type Size = { readonly width: number; readonly height: number };

/** The size to upload a picture in: never larger than it is. Throws `RefusedPicture` for a tiny one. */
export function shrunkSize({ width, height }: Size): Size {
  if (Math.min(width, height) < LEAST_SIDE) throw new RefusedPicture('TOO_SMALL');
  const scale = Math.min(1, LONGEST_SIDE / Math.max(width, height));
  const side = (length: number) => Math.max(1, Math.round(length * scale));
  return { width: side(width), height: side(height) };
}
