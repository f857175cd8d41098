import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import {
  type PictureSize,
  pictureSizes,
  pictureUrl,
} from '../../src/contract/values/goods/pictures.ts';
import { type BenchJob, benchJob } from '../catalogue/bench-pictures.ts';
import { type PictureJob, pictureJobs } from '../catalogue/pictures.ts';

const ROOT = path.join(import.meta.dirname, '../..');
/**
 * The folder of rendered pictures. A file is named by a hash of everything that determines it, so it is
 * never out of date.
 */
export const PICTURES = path.join(ROOT, '.pictures/goods');
/** The code that decides how a picture looks. */
export const RENDERING_CODE: readonly string[] = [
  'demo/pictures/canvas.ts',
  'demo/pictures/finish.ts',
  'demo/pictures/light.ts',
  'demo/pictures/object.ts',
  'demo/pictures/placed-props.ts',
  'demo/pictures/props.ts',
  'demo/pictures/recolour.ts',
  'demo/pictures/render-good.ts',
  'demo/pictures/shadow.ts',
  'demo/pictures/solid/containers.ts',
  'demo/pictures/solid/mesh.ts',
  'demo/pictures/solid/render.ts',
  'demo/pictures/solid/solids.ts',
  'demo/pictures/solid/tea-ware.ts',
  'demo/pictures/sprite.ts',
  'demo/pictures/surfaces.ts',
  'demo/pictures/views.ts',
  'demo/pictures/warp.ts',
  'src/contract/values/goods/pictures.ts',
  'src/theme/oklab.ts',
  'src/theme/oklch.ts',
];

/** The code that decides how a photo on the bench of the warehouse looks. */
const BENCH_CODE = [...RENDERING_CODE, 'demo/pictures/bench.ts', 'demo/pictures/dot-text.ts'];

/** The beginning of the names of bench photo files. */
export const BENCH_FILE = 'bench-';

/** A photo on the bench, and the name of its files. */
export type BenchPicture = BenchJob & { key: string };

/** A picture of the catalogue, and the hash that names its files. */
export type DemoPicture = PictureJob & { key: string };

/** A hash of files of this repository, which are named relative to its root. */
export function codeHash(files: readonly string[]): string {
  const hash = createHash('sha256');
  for (const file of files) hash.update(readFileSync(path.join(ROOT, file)));
  return hash.digest('base64url');
}

let known: ReadonlyMap<string, DemoPicture> | undefined;

/** All pictures of the catalogue by path. The path has neither width nor extension. */
export function demoPictures(): ReadonlyMap<string, DemoPicture> {
  known ??= picturesByPath(pictureJobs());
  return known;
}

function picturesByPath(jobs: readonly PictureJob[]): Map<string, DemoPicture> {
  const code = codeHash(RENDERING_CODE);
  return new Map(jobs.map((job) => [job.path, { ...job, key: keyOf(code, job) }]));
}

const keyOf = (code: string, job: object): string =>
  createHash('sha256').update(code).update(JSON.stringify(job)).digest('base64url').slice(0, 16);

let benchCode: string | undefined;

/** A photo on the bench by its path; undefined if there is none. */
export function benchPicture(picturePath: string): BenchPicture | undefined {
  const job = benchJob(picturePath);
  if (!job) return undefined;
  benchCode ??= codeHash(BENCH_CODE);
  return { ...job, key: `${BENCH_FILE}${keyOf(benchCode, job)}` };
}

export const fileName = (key: string, width: PictureSize): string => `${key}-${width}.webp`;

const pictureFile = (key: string, width: PictureSize): string =>
  path.join(PICTURES, fileName(key, width));

const LAST_SIZE = pictureSizes.at(-1) ?? pictureSizes[0];

/** Whether a picture is rendered in every width: the file of the last one is written last. */
export const isRendered = ({ key }: { key: string }): boolean =>
  existsSync(pictureFile(key, LAST_SIZE));

/** The file of a rendered picture. Throws if the catalogue has no such picture. */
export function fileOf(picturePath: string, width: PictureSize): string {
  const picture = demoPictures().get(picturePath);
  if (!picture) throw new Error(`the catalogue has no picture ${picturePath}`);
  return pictureFile(picture.key, width);
}

/** The files of pictures, with the paths of their URLs, such as `/goods/mug/blue-studio-480.webp`. */
export function* servedFiles(
  pictures: Iterable<DemoPicture>,
): Generator<{ urlPath: string; file: string }> {
  for (const { path: picturePath, key } of pictures) {
    for (const width of pictureSizes) {
      yield { urlPath: pictureUrl(picturePath, width), file: pictureFile(key, width) };
    }
  }
}

const URL_PATH = /^(\/goods\/[^.]+)-(\d+)\.webp$/;

/** The picture or photo and the width of a URL's path; undefined if there is no such picture. */
export function pictureAt(
  urlPath: string,
): { picture: DemoPicture | BenchPicture; width: PictureSize } | undefined {
  const [, picturePath = '', digits] = URL_PATH.exec(urlPath) ?? [];
  const picture = demoPictures().get(picturePath) ?? benchPicture(picturePath);
  const width = pictureSizes.find((size) => String(size) === digits);
  return picture && width && { picture, width };
}
