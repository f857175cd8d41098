import { parentPort, workerData } from 'node:worker_threads';
import type { PictureJob } from '../catalogue/pictures.ts';
import { renderGood } from './render-good.ts';

/** Renders its share of the goods; one message a picture. */
for (const jobs of workerData as PictureJob[][]) {
  await renderGood(jobs, () => parentPort?.postMessage(1));
}
