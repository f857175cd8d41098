import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Task, TaskResult } from './task.ts';

export type RenderThread = {
  /** Renders what is missing. One task at a time. Throws what went wrong in the thread. */
  run: (task: Task) => Promise<void>;
  end: () => Promise<unknown>;
};

/** A thread that renders pictures, so that the event loop stays free. Once a task failed, take a new one. */
export function renderThread(): RenderThread {
  const worker = new Worker(new URL('./worker.ts', import.meta.url));
  // What goes wrong is thrown by the task; without a listener it would also end the process.
  worker.on('error', () => {});
  return {
    run: async (task) => {
      worker.postMessage(task);
      const [{ error }] = (await once(worker, 'message')) as [TaskResult];
      if (error) throw new Error(error);
    },
    end: () => worker.terminate(),
  };
}
