import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Task, TaskResult } from './task.ts';

export type RenderThread = {
  /**
   * Renders the missing pictures of a task. Give it one task at a time. Rejects with the thread's error.
   */
  run: (task: Task) => Promise<void>;
  end: () => Promise<unknown>;
};

/**
 * A thread that renders pictures, so that the event loop stays free. After a failed task, use a new
 * thread.
 */
export function renderThread(): RenderThread {
  const worker = new Worker(new URL('./worker.ts', import.meta.url));
  // The task rejects with the error; without a listener it would also end the process.
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
