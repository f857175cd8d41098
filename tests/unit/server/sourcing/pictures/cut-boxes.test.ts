import { describe, expect, it } from 'vitest';
import { cutBoxes } from '../../../../../src/server/sourcing/pictures/cut-boxes.ts';
import { mirroredLab, sample } from '../../../../../src/server/sourcing/pictures/sampling.ts';

const picture = { width: 200, height: 100 };

describe('the boxes of an object that the picture cuts', () => {
  it('are none if the object is far from all sides', () => {
    expect(cutBoxes(picture, { left: 40, top: 20, right: 160, bottom: 80 })).toEqual([]);
  });

  it('reach beyond the side that the object is near', () => {
    const box = { left: 40, top: 20, right: 160, bottom: 88 };
    expect(cutBoxes(picture, box)).toEqual([{ ...box, bottom: 106 }]);
  });

  it('are made for every combination of the sides', () => {
    const boxes = cutBoxes(picture, { left: 10, top: 20, right: 190, bottom: 90 });
    const cut = boxes.map(({ left, right, bottom }) => [left < 0, right > 200, bottom > 100]);
    expect(new Set(cut.map(String)).size).toBe(7);
    expect(boxes).toHaveLength(7);
    expect(boxes.every(({ top }) => top === 20)).toBe(true);
    expect(cutBoxes(picture, { left: 0, top: 0, right: 200, bottom: 100 })).toHaveLength(15);
  });
});

describe('a sample', () => {
  const rgb = Uint8Array.from([0, 0, 0, 255, 255, 255, 255, 0, 0, 0, 0, 255]);
  const raster = { width: 2, height: 2, rgb };
  const whole = { left: 0, top: 0, right: 2, bottom: 2 };

  it('repeats the outermost pixels beyond the picture', () => {
    const { l } = sample(raster, { left: -2, top: 0, right: 4, bottom: 3 }, 6, 3);
    const [black = 0, white = 0, red = 0, blue = 0] = sample(raster, whole, 2, 2).l;
    const rows = [
      [black, black, black, white, white, white],
      [red, red, red, blue, blue, blue],
      [red, red, red, blue, blue, blue],
    ];
    for (const [i, value] of rows.flat().entries()) expect(l[i]).toBeCloseTo(value, 5);
  });

  it('mirrored is a sample of the mirrored picture', () => {
    const mirroredRgb = Uint8Array.from([255, 255, 255, 0, 0, 0, 0, 0, 255, 255, 0, 0]);
    const mirrored = sample({ ...raster, rgb: mirroredRgb }, whole, 2, 2);
    expect(mirroredLab(sample(raster, whole, 2, 2))).toEqual(mirrored);
  });
});
