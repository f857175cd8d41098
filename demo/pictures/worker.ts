import { parentPort } from 'node:worker_threads';
import { describeRendered } from './describe-rendered.ts';
import { benchPicture, demoPictures, isRendered } from './picture-files.ts';
import { renderBench } from './render-bench.ts';
import { renderGood } from './render-good.ts';
import type { Task, TaskResult } from './task.ts';

/** Renders the missing pictures of a task, and describes them if requested. */
async function work({ paths, describe }: Task): Promise<void> {
  const pictures = paths.map((one) => demoPictures().get(one)).filter((one) => one !== undefined);
  await renderGood(pictures.filter((picture) => !isRendered(picture)));
  for (const path of paths) {
    const photo = benchPicture(path);
    if (photo && !isRendered(photo)) await renderBench(photo);
  }
  if (describe) for (const picture of pictures) await describeRendered(picture);
}

parentPort?.on('message', (task: Task) => {
  work(task).then(
    () => parentPort?.postMessage({} satisfies TaskResult),
    (error: Error) =>
      parentPort?.postMessage({ error: String(error.stack ?? error) } satisfies TaskResult),
  );
});
