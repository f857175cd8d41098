import { expect, it } from 'vitest';
import { demoPictures } from '../../../demo/pictures/picture-files.ts';
import { picturesOnRequest } from '../../../demo/pictures/pictures-on-request.ts';
import type { Task } from '../../../demo/pictures/task.ts';

const [one = '', other = ''] = demoPictures().keys();

/** A renderer without a thread: records its jobs, and awaits `wait` before each result. */
function renderer(wait: () => Promise<void> = async () => {}) {
  const tasks: Task[] = [];
  const ended: number[] = [];
  let running = 0;
  let most = 0;
  const thread = () => ({
    run: async (task: Task) => {
      tasks.push(task);
      most = Math.max(most, ++running);
      await wait().finally(() => running--);
    },
    end: async () => ended.push(1),
  });
  const pictures = picturesOnRequest({ isThere: () => false, begin: thread });
  return { pictures, tasks, ended, most: () => most };
}

it('renders a picture once for all concurrent requests, of any width', async () => {
  const { pictures, tasks } = renderer();
  const names = await Promise.all(
    [240, 480, 800, 240].map((width) => pictures.find(`${one}-${width}.webp`)),
  );
  expect(tasks).toEqual([{ paths: [one] }]);
  expect(names).toEqual([240, 480, 800, 240].map((width) => expect.stringContaining(`-${width}.`)));
});

it('renders one picture at a time', async () => {
  const { pictures, tasks, most } = renderer(() => new Promise((done) => setImmediate(done)));
  await Promise.all([pictures.find(`${one}-240.webp`), pictures.find(`${other}-240.webp`)]);
  expect(tasks.map(({ paths }) => paths)).toEqual([[one], [other]]);
  expect(most()).toBe(1);
});

it('renders nothing if the file exists', async () => {
  const begin = () => {
    throw new Error('nothing is to be rendered');
  };
  const { find } = picturesOnRequest({ isThere: () => true, begin });
  expect(await find(`${one}-800.webp`)).toMatch(/^[\w-]{16}-800\.webp$/);
});

it.each([
  '/goods/none/blue-studio-240.webp',
  `${one}-300.webp`,
  `${one}-240.png`,
  `${one}.webp`,
  '/goods/../package.json',
])('knows no picture %s', async (address) => {
  const { pictures, tasks } = renderer();
  expect(await pictures.find(address)).toBeUndefined();
  expect(tasks).toEqual([]);
});

it('reports a failed rendering, and starts a new thread for the next picture', async () => {
  let isFirst = true;
  const { pictures, tasks, ended } = renderer(async () => {
    if (isFirst) {
      isFirst = false;
      throw new Error('the artwork is missing');
    }
  });
  await expect(pictures.find(`${one}-240.webp`)).rejects.toThrow('the artwork is missing');
  expect(await pictures.find(`${one}-240.webp`)).toBeDefined();
  expect(tasks.length).toBe(2);
  expect(ended.length).toBe(1);
});
