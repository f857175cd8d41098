import { readdirSync, rmSync, statSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { pictureSizes } from '../../src/contract/values/goods/pictures.ts';
import { DESCRIBED, isDescribed } from './described-pictures.ts';
import {
  BENCH_FILE,
  type DemoPicture,
  demoPictures,
  fileName,
  isRendered,
  PICTURES,
} from './picture-files.ts';
import { renderThread } from './render-thread.ts';

const DAY_MS = 86_400_000;

type Options = {
  /** The paths of pictures to begin with. */
  first?: readonly string[];
  onProgress?: (done: number, total: number) => void;
};

const isDone = (picture: DemoPicture): boolean => isRendered(picture) && isDescribed(picture);

/** Whether every picture of `plannedPictures` is rendered and described. */
export const areAllDone = (): boolean => plannedPictures().every(isDone);

/**
 * The pictures that are rendered beforehand: all of the catalogue, or those of the goods in the variable
 * DEMO_GOODS (comma-separated ids). The tests name a few goods, because rendering all takes minutes.
 */
export function plannedPictures(): DemoPicture[] {
  const goods = process.env.DEMO_GOODS?.split(',');
  return [...demoPictures().values()].filter(({ good }) => !goods || goods.includes(good));
}

/**
 * Renders and describes every missing picture of `plannedPictures`, on all cores. Several
 * processes may run it at once: each takes the goods in a different order and skips existing pictures.
 */
export async function renderMissing({ first = [], onProgress = () => {} }: Options = {}) {
  const missing = plannedPictures().filter((picture) => !isDone(picture));
  if (missing.length === 0) return;
  const tasks = tasksOf(missing, new Set(first));
  const waiting = tasks.values();
  let done = 0;
  const work = async () => {
    const thread = renderThread();
    try {
      for (const pictures of waiting) {
        const paths = pictures.filter((picture) => !isDone(picture)).map((one) => one.path);
        if (paths.length > 0) await thread.run({ paths, describe: true });
        done += pictures.length;
        onProgress(done, missing.length);
      }
    } finally {
      await thread.end();
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  removeOld();
}

/**
 * The tasks: the pictures of `first` one by one, then the others good by good, because the pictures of a
 * good share its colours.
 */
function tasksOf(missing: readonly DemoPicture[], first: ReadonlySet<string>): DemoPicture[][] {
  const prioritised = missing
    .filter((picture) => first.has(picture.path))
    .map((picture) => [picture]);
  const rest = missing.filter((picture) => !first.has(picture.path));
  const goods = [...Map.groupBy(rest, (picture) => picture.good).values()];
  return [...prioritised, ...shuffled(goods)];
}

function shuffled<T>(values: readonly T[]): T[] {
  return values
    .map((value) => ({ value, at: Math.random() }))
    .sort((one, other) => one.at - other.at)
    .map(({ value }) => value);
}

/**
 * Removes files of outdated pictures that are older than a day: younger ones may belong to another version that runs.
 * Photos on the bench are removed after a month, outdated or not: nobody lists them, and they are rendered again.
 */
function removeOld(): void {
  const keys = [...demoPictures().values()].map(({ key }) => key);
  const currentNames = new Set([
    ...keys.flatMap((key) => pictureSizes.map((width) => fileName(key, width))),
    ...keys.map((key) => `${key}.json`),
  ]);
  for (const folder of [PICTURES, DESCRIBED]) {
    for (const name of readdirSync(folder)) {
      const file = path.join(folder, name);
      if (
        !currentNames.has(name) &&
        statSync(file).mtimeMs < Date.now() - DAY_MS * daysKept(name)
      ) {
        rmSync(file, { force: true });
      }
    }
  }
}

const daysKept = (name: string): number => (name.startsWith(BENCH_FILE) ? 30 : 1);
