import { fileName, isRendered, PICTURES, pictureAt } from './picture-files.ts';
import { type RenderThread, renderThread } from './render-thread.ts';

/**
 * An idle thread is ended after this time. It occupies tens of megabytes, which are not needed once all
 * pictures are rendered.
 */
const IDLE_MS = 30_000;

type Options = {
  isThere?: (picture: { key: string }) => boolean;
  begin?: () => RenderThread;
};

/**
 * Finds the file of a picture, and renders the picture first if it is missing. Pictures are rendered
 * one after the other on one thread, each once, however many requests wait for it. `find` takes the path
 * of a URL; it returns undefined if the catalogue has no such picture, and rejects if rendering fails.
 */
export function picturesOnRequest({ isThere = isRendered, begin = renderThread }: Options = {}) {
  const underWay = new Map<string, Promise<void>>();
  let thread: RenderThread | undefined;
  let idle: NodeJS.Timeout | undefined;
  let last: Promise<unknown> = Promise.resolve();

  const endLater = () => {
    clearTimeout(idle);
    idle = setTimeout(() => {
      void thread?.end();
      thread = undefined;
    }, IDLE_MS).unref();
  };
  const render = (path: string): Promise<void> => {
    const task = last.then(() => {
      clearTimeout(idle);
      thread ??= begin();
      return thread.run({ paths: [path] });
    });
    last = task.catch(() => {
      void thread?.end();
      thread = undefined;
    });
    return task.finally(() => {
      underWay.delete(path);
      if (underWay.size === 0) endLater();
    });
  };
  return {
    folder: PICTURES,
    find: async (urlPath: string): Promise<string | undefined> => {
      const found = pictureAt(urlPath);
      if (!found) return undefined;
      const { picture, width } = found;
      if (!isThere(picture)) {
        const task = underWay.get(picture.path) ?? render(picture.path);
        underWay.set(picture.path, task);
        await task;
      }
      return fileName(picture.key, width);
    },
  };
}
