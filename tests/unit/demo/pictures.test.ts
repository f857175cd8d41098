import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { builtGoods, solidOf } from '../../../demo/catalogue/builds.ts';
import { generateCatalogue } from '../../../demo/catalogue/catalogue.ts';
import { GOODS, goodById } from '../../../demo/catalogue/departments.ts';
import { LOOKS } from '../../../demo/catalogue/looks.ts';
import { objectOf, pictureJobs } from '../../../demo/catalogue/pictures.ts';
import { goodOf } from '../../../demo/fill-shelf.ts';
import type { Canvas } from '../../../demo/pictures/canvas.ts';
import { RENDERING_CODE } from '../../../demo/pictures/picture-files.ts';
import { lyingShadow, standingShadow } from '../../../demo/pictures/shadow.ts';
import { solidSprite } from '../../../demo/pictures/solid/solids.ts';
import type { Sprite } from '../../../demo/pictures/sprite.ts';
import { turned } from '../../../demo/pictures/warp.ts';

const { products } = generateCatalogue();
const jobs = new Map(pictureJobs().map((job) => [job.path, job]));

/** A black square with a clear edge, as artwork has. */
function square(side: number): Sprite {
  const data = new Uint8Array(side * side * 4);
  for (let y = 1; y < side - 1; y++) {
    for (let x = 1; x < side - 1; x++) data[(y * side + x) * 4 + 3] = 255;
  }
  return { width: side, height: side, data };
}

describe('the pictures of a product', () => {
  it('show one object: in one look, and from all sides in the colour of the first', () => {
    for (const { id, image, detail } of products) {
      const first = jobs.get(image);
      const swatches = detail.skus.flatMap(({ attributes }) =>
        attributes.flatMap((a) => a.image ?? []),
      );
      for (const other of [...detail.images, ...swatches]) {
        const job = jobs.get(other);
        expect(job?.look.number, `${id} ${other}`).toBe(first?.look.number);
        if (job?.view !== 'studio') expect(job?.hex, `${id} ${other}`).toBe(first?.hex);
      }
    }
  });

  it('begin with a front, another side, its box and a detail', () => {
    for (const { id, detail } of products) {
      const views = detail.images.slice(0, 4).map((one) => jobs.get(one)?.view);
      expect(views, id).toEqual(['studio', 'angle', 'scene', 'detail']);
    }
  });

  it('differ between the offers of a good: five pictures or more, none of more than a third of them', () => {
    for (const [good, offers] of Map.groupBy(products, goodOf)) {
      const images = offers.map(({ image }) => image);
      const counts = [...Map.groupBy(images, (image) => image).values()].map((same) => same.length);
      expect(new Set(images).size, good).toBeGreaterThanOrEqual(5);
      expect(Math.max(...counts), good).toBeLessThanOrEqual(Math.ceil(offers.length / 3));
    }
  });
});

describe('looks', () => {
  it('of a good are six, which no two share', () => {
    for (const good of GOODS) {
      const [colour] = good.colours;
      const looks = Array.from({ length: LOOKS }, (_, number) => {
        const { number: _number, accent: _accent, ...look } = objectOf(good, colour, number).look;
        return JSON.stringify(look);
      });
      expect(new Set(looks).size, good.id).toBe(LOOKS);
    }
  });

  it('are listed only of goods that exist', () => {
    expect(builtGoods().filter((id) => !goodById.has(id))).toEqual([]);
  });

  it('of solids are different forms, each drawn with smooth edges', () => {
    for (const good of GOODS) {
      const kind = solidOf(good);
      const [colour] = good.colours;
      if (!kind || !colour) continue;
      const sprites = Array.from({ length: LOOKS }, (_, number) => {
        const { hex, look } = objectOf(good, colour, number);
        expect(hex, good.id).toBeDefined();
        return solidSprite(kind, hex ?? '', look, { longest: 60, side: 'front' });
      });
      const outlines = sprites.map(({ data }) => data.filter((_, i) => i % 4 === 3).join());
      expect(new Set(outlines).size, good.id).toBe(LOOKS);
      for (const { data } of sprites) {
        const edges = data.filter((value, i) => i % 4 === 3 && value > 0 && value < 255);
        expect(edges.length, good.id).toBeGreaterThan(20);
      }
    }
  });
});

describe('shadows', () => {
  const SIZE = 800;
  const white = (): Canvas => ({ size: SIZE, data: new Uint8Array(SIZE * SIZE * 3).fill(255) });
  /** The largest difference between pixels beside or above each other. */
  const steepest = ({ data }: Canvas) => {
    let most = 0;
    for (let at = 0; at < data.length; at += 3) {
      const isLast = at % (SIZE * 3) === (SIZE - 1) * 3;
      const right = isLast ? data[at] : data[at + 3];
      const below = data[at + SIZE * 3] ?? data[at];
      for (const other of [right, below])
        most = Math.max(most, Math.abs((data[at] ?? 0) - (other ?? 0)));
    }
    return most;
  };

  it.each([
    ['standing', (canvas: Canvas) => standingShadow(canvas, square(300), 250, 600)],
    ['lying', (canvas: Canvas) => lyingShadow(canvas, square(300), 250, 250)],
  ])('of a %s object are dark where it touches, and have no edge', (_, cast) => {
    const canvas = white();
    cast(canvas);
    expect(canvas.data.reduce((least, one) => Math.min(least, one))).toBeLessThan(160);
    expect(steepest(canvas)).toBeLessThan(40);
  });
});

it('turned objects have smooth edges', () => {
  const { data } = turned(square(40), 20);
  const alphas = new Set(data.filter((_, i) => i % 4 === 3));
  expect([...alphas].filter((alpha) => alpha > 20 && alpha < 235).length).toBeGreaterThan(10);
});

it('the files of pictures are named by all code that draws them', () => {
  const root = path.join(import.meta.dirname, '../../..');
  const reached = new Set(['demo/pictures/views.ts', 'demo/pictures/object.ts']);
  for (const file of reached) {
    const source = readFileSync(path.join(root, file), 'utf8');
    for (const [, target = ''] of source.matchAll(/^(?!import type).*from '(\.[^']+)'/gm)) {
      reached.add(path.relative(root, path.resolve(root, path.dirname(file), target)));
    }
  }
  // The catalogue's part is in the picture's own data.
  const drawing = [...reached].filter((file) => !file.startsWith('demo/catalogue/'));
  expect(drawing.filter((file) => !RENDERING_CODE.includes(file))).toEqual([]);
});
