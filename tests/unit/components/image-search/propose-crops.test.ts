import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  MIN_CROP,
  movedCrop,
  moveOfKey,
  WHOLE_FRAME,
} from '../../../../src/components/image-search/crop-moves.ts';
import type { Pixels } from '../../../../src/components/image-search/picture-edges.ts';
import { type Crop, proposeCrops } from '../../../../src/components/image-search/propose-crops.ts';

type Rectangle = { x: number; y: number; width: number; height: number; colour: number };

/** A picture of rectangles, the later ones above the earlier. Colours are shades of grey, from 0 to 255. */
function drawn(
  width: number,
  height: number,
  ground: number,
  shapes: readonly Rectangle[],
): Pixels {
  const data = new Uint8ClampedArray(width * height * 4).fill(ground);
  for (const shape of shapes) {
    for (let y = shape.y; y < shape.y + shape.height; y++) {
      const start = (y * width + shape.x) * 4;
      data.fill(shape.colour, start, start + shape.width * 4);
    }
  }
  return { width, height, data };
}

/** Something to sell: not a rectangle, so that it does not look like a picture on a page. */
const goods = (x: number, y: number, size: number): Rectangle[] =>
  Array.from({ length: size }, (_, row) => {
    const half = Math.round(Math.sqrt(Math.max(0, (size / 2) ** 2 - (row - size / 2) ** 2)));
    return {
      x: x + Math.round(size / 2) - half,
      y: y + row,
      width: Math.max(1, 2 * half),
      height: 1,
      colour: 60,
    };
  });

/** A room: light falls on a wall from the left, and a table in front of it has a horizon and a box. */
const room = (x: number, y: number, side: number): Rectangle[] => [
  ...Array.from({ length: side * side }, (_, at) => {
    const [column, row] = [at % side, Math.floor(at / side)];
    const light = Math.round((30 * (column + row)) / side);
    return {
      x: x + column,
      y: y + row,
      width: 1,
      height: 1,
      colour: (row < side * 0.6 ? 215 : 150) - light,
    };
  }),
  ...goods(x + Math.round(side * 0.3), y + Math.round(side * 0.35), Math.round(side * 0.4)),
  {
    x: x + Math.round(side * 0.75),
    y: y + Math.round(side * 0.5),
    width: Math.round(side * 0.15),
    height: Math.round(side * 0.25),
    colour: 95,
  },
];

/** Lines of text: rows of short strokes. */
const text = (x: number, y: number, lines: number): Rectangle[] =>
  Array.from({ length: lines * 20 }, (_, i) => ({
    x: x + (i % 20) * 5,
    y: y + Math.floor(i / 20) * 12,
    width: 3,
    height: 5,
    colour: 30,
  }));

const holds = (crop: Crop, x: number, y: number) =>
  crop.x <= x && x <= crop.x + crop.width && crop.y <= y && y <= crop.y + crop.height;

describe('the proposed part of a picture', () => {
  it('is missing if the picture shows goods and nothing else', () => {
    expect(proposeCrops(drawn(200, 200, 240, goods(40, 40, 120)))).toEqual([]);
    expect(proposeCrops(drawn(200, 200, 240, []))).toEqual([]);
  });

  it('is the picture in a frame', () => {
    const inside = { x: 40, y: 40, width: 160, height: 160, colour: 240 };
    const [crop, ...others] = proposeCrops(drawn(240, 240, 20, [inside, ...goods(80, 80, 80)]));
    expect(others).toEqual([]);
    expect(crop?.x).toBeCloseTo(43 / 240, 1);
    expect(crop?.width).toBeCloseTo(154 / 240, 1);
  });

  it('is the whole picture on a page, whatever room it shows', () => {
    const [crop, ...others] = proposeCrops(
      drawn(120, 240, 250, [...text(5, 4, 1), ...room(0, 16, 120), ...text(5, 150, 5)]),
    );
    expect(others).toEqual([]);
    expect(Math.abs((crop?.y ?? 0) - 16 / 240)).toBeLessThan(5 / 240);
    expect(Math.abs((crop?.height ?? 0) - 120 / 240)).toBeLessThan(8 / 240);
    expect(crop?.width).toBeGreaterThan(0.9);
  });

  it('is missing if the picture shows goods in a room', () => {
    expect(proposeCrops(drawn(200, 200, 250, room(0, 0, 200)))).toEqual([]);
  });

  it('is missing if light fades on the wall behind the goods', () => {
    const light = Array.from({ length: 100 }, (_, ring) => ({
      x: ring,
      y: ring,
      width: 200 - 2 * ring,
      height: 200 - 2 * ring,
      colour: 225 + Math.round(ring / 5),
    }));
    expect(proposeCrops(drawn(200, 200, 225, [...light, ...goods(60, 60, 80)]))).toEqual([]);
  });

  it('is the goods above the texts of a page, without the texts', () => {
    const [crop, ...others] = proposeCrops(
      drawn(120, 240, 250, [...text(5, 4, 1), ...goods(20, 30, 80), ...text(5, 140, 5)]),
    );
    expect(others).toEqual([]);
    expect(crop && holds(crop, 0.5, 70 / 240)).toBe(true);
    expect((crop?.y ?? 1) + (crop?.height ?? 1)).toBeLessThan(140 / 240);
    expect(crop?.y).toBeGreaterThan(9 / 240);
  });

  it('leaves out a badge in a corner', () => {
    const badge = { x: 6, y: 6, width: 40, height: 16, colour: 120 };
    const [crop] = proposeCrops(drawn(200, 200, 240, [badge, ...goods(60, 60, 110)]));
    expect(crop).toBeDefined();
    expect(crop && (crop.x >= 45 / 200 || crop.y >= 21 / 200)).toBe(true);
  });

  it('leaves out a badge in the corner of a room', () => {
    const badge = { x: 6, y: 6, width: 50, height: 16, colour: 30 };
    const [crop, ...others] = proposeCrops(drawn(200, 200, 250, [...room(0, 0, 200), badge]));
    expect(others).toEqual([]);
    expect(crop?.y).toBeGreaterThanOrEqual(22 / 200);
    expect((crop?.y ?? 0) + (crop?.height ?? 0)).toBeCloseTo(1);
    expect(crop?.width).toBe(1);
  });

  it('is each picture of several cards, whose rooms differ', () => {
    const places = [10, 130].flatMap((y) => [10, 130].map((x) => ({ x, y })));
    const crops = proposeCrops(
      drawn(
        240,
        240,
        250,
        places.flatMap(({ x, y }) => [...room(x, y, 80), ...text(x, y + 90, 1)]),
      ),
    );
    expect(crops).toHaveLength(4);
    for (const [at, { x, y }] of places.entries()) {
      expect(Math.abs((crops[at]?.x ?? 0) - x / 240)).toBeLessThan(5 / 240);
      expect(Math.abs((crops[at]?.y ?? 0) - y / 240)).toBeLessThan(5 / 240);
      expect(crops[at]?.width).toBeGreaterThan(70 / 240);
    }
  });

  it('is each of several goods, in reading order', () => {
    const places = [10, 130].flatMap((y) => [10, 130].map((x) => ({ x, y })));
    const shapes = places.flatMap(({ x, y }) => [
      ...goods(x, y, 80),
      ...text(x, y + 86, 2).slice(0, 15),
    ]);
    const crops = proposeCrops(drawn(240, 240, 250, shapes));
    expect(crops).toHaveLength(4);
    for (const [at, { x, y }] of places.entries()) {
      const crop = crops[at];
      expect(crop && holds(crop, (x + 40) / 240, (y + 40) / 240)).toBe(true);
    }
  });

  it('lies in the picture, whatever the picture shows', () => {
    const box = (x: number, y: number, width: number, height: number, colour: number) => ({
      ...{ x, y, width, height, colour },
    });
    const shape = fc.record({
      x: fc.nat(50),
      y: fc.nat(50),
      width: fc.integer({ min: 1, max: 49 }),
      height: fc.integer({ min: 1, max: 49 }),
      colour: fc.nat(255),
    });
    fc.assert(
      fc.property(fc.array(shape, { maxLength: 12 }), fc.nat(255), (shapes, ground) => {
        for (const crop of proposeCrops(drawn(100, 100, ground, shapes))) {
          expect(Math.min(crop.x, crop.y)).toBeGreaterThanOrEqual(0);
          expect(Math.min(crop.width, crop.height)).toBeGreaterThan(0);
          expect(crop.x + crop.width).toBeLessThanOrEqual(1.000001);
          expect(crop.y + crop.height).toBeLessThanOrEqual(1.000001);
        }
      }),
      { examples: [[[box(0, 0, 20, 20, 0), box(0, 2, 6, 4, 5)], 5]] },
    );
  });
});

describe('the frame around a part', () => {
  const side = fc.constantFrom(-1 as const, 0 as const, 1 as const);
  const by = fc.double({ min: -2, max: 2, noNaN: true });

  it('stays in the picture, and large enough to see, however it is moved', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(side, side, by, by)), (moves) => {
        let crop: Crop = { x: 0.2, y: 0.3, width: 0.4, height: 0.5 };
        for (const [x, y, dx, dy] of moves) crop = movedCrop(crop, { x, y }, { x: dx, y: dy });
        for (const [start, length] of [
          [crop.x, crop.width],
          [crop.y, crop.height],
        ] as const) {
          expect(start).toBeGreaterThanOrEqual(-1e-9);
          expect(length).toBeGreaterThanOrEqual(MIN_CROP - 1e-9);
          expect(start + length).toBeLessThanOrEqual(1 + 1e-9);
        }
      }),
    );
  });

  it('is moved by arrow keys, farther with the shift key', () => {
    const start: Crop = { x: 0.2, y: 0.2, width: 0.4, height: 0.4 };
    const right = moveOfKey('ArrowRight', false) ?? { x: 0, y: 0 };
    const far = moveOfKey('ArrowRight', true) ?? { x: 0, y: 0 };
    const moved = movedCrop(start, WHOLE_FRAME, right);
    expect(moved).toMatchObject({ y: 0.2, width: 0.4, height: 0.4 });
    expect(moved.x).toBeGreaterThan(start.x);
    expect(movedCrop(start, WHOLE_FRAME, far).x).toBeGreaterThan(moved.x);
    const larger = movedCrop(start, { x: 1, y: 1 }, right);
    expect(larger.x).toBe(0.2);
    expect(larger.width).toBeCloseTo(0.42);
    expect(moveOfKey('Tab', false)).toBeUndefined();
  });
});
