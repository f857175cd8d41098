import { createHash } from 'node:crypto';
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { pictureSizes, pictureUrl } from '../../src/contract/values/pictures.ts';
import { progressBar } from '../../tools/servers/progress.ts';
import { type PictureJob, pictureJobs } from '../catalogue/pictures.ts';

/** Renders the catalogue's pictures into public/goods: what is missing or would look different now. */
const PUBLIC = path.join(import.meta.dirname, '../../public');
const GOODS = path.join(PUBLIC, 'goods');
const MANIFEST = path.join(GOODS, 'manifest.json');

/** Hash of a picture's inputs, by its path. */
type Manifest = Record<string, string>;

function readManifest(): Manifest {
  try {
    return JSON.parse(readFileSync(MANIFEST, 'utf8')) as Manifest;
  } catch {
    return {};
  }
}

/** How each picture would be made now: by the renderer's own code, the widths and the job. */
function wanted(jobs: readonly PictureJob[]): Manifest {
  const renderer = createHash('sha256').update(JSON.stringify(pictureSizes));
  for (const file of globSync('*.ts', { cwd: import.meta.dirname }).sort()) {
    renderer.update(readFileSync(path.join(import.meta.dirname, file)));
  }
  const code = renderer.digest('hex');
  const hash = (job: PictureJob) =>
    createHash('sha256').update(code).update(JSON.stringify(job)).digest('base64url').slice(0, 16);
  return Object.fromEntries(jobs.map((job) => [job.path, hash(job)]));
}

function removeUnnamed(names: Manifest): void {
  const kept = new Set(
    Object.keys(names).flatMap((name) => pictureSizes.map((s) => pictureUrl(name, s))),
  );
  for (const file of globSync('**/*.webp', { cwd: GOODS })) {
    if (!kept.has(`/goods/${file.replaceAll(path.sep, '/')}`)) rmSync(path.join(GOODS, file));
  }
}

/** Renders goods on all cores. */
async function render(jobs: readonly PictureJob[]): Promise<void> {
  const goods = [...Map.groupBy(jobs, (job) => job.good).values()];
  const count = Math.min(availableParallelism(), goods.length);
  const report = progressBar('Pictures');
  let done = 0;
  await Promise.all(
    Array.from({ length: count }, (_, share) => {
      const workerData = goods.filter((_good, index) => index % count === share);
      const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData });
      worker.on('message', () => report(++done, jobs.length));
      return new Promise<void>((resolve, reject) => {
        worker.on('error', reject);
        worker.on('exit', (code) =>
          code === 0 ? resolve() : reject(new Error(`renderer: ${code}`)),
        );
      });
    }),
  );
}

const jobs = pictureJobs();
const before = readManifest();
const after = wanted(jobs);
const missing = jobs.filter((job) => before[job.path] !== after[job.path]);
if (missing.length > 0 || Object.keys(before).length !== jobs.length) {
  mkdirSync(GOODS, { recursive: true });
  // A picture half done must be made again, so it is not named until all are there.
  writeFileSync(MANIFEST, JSON.stringify({}));
  await render(missing);
  removeUnnamed(after);
  writeFileSync(MANIFEST, JSON.stringify(after));
}
