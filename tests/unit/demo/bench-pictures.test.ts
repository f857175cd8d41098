import { describe, expect, it } from 'vitest';
import { benchJob } from '../../../demo/catalogue/bench-pictures.ts';
import { GOODS } from '../../../demo/catalogue/departments.ts';
import { colourPicture, pictureJobs } from '../../../demo/catalogue/pictures.ts';
import { dotsWide, dotText } from '../../../demo/pictures/dot-text.ts';
import { BENCH_FILE, pictureAt } from '../../../demo/pictures/picture-files.ts';
import { plannedPictures } from '../../../demo/pictures/render-missing.ts';
import {
  benchPhotos,
  closePhotos,
  damagePhotos,
  shownGrams,
} from '../../../src/server/commerce/fulfilment/bench-photos.ts';

const VARIANTS = GOODS.flatMap((good) => good.colours.map((colour) => ({ good, colour })));

describe('photos on the bench of the warehouse', () => {
  it('exist of every variant of the catalogue, as the simulated warehouse names them', () => {
    for (const { good, colour } of VARIANTS) {
      const line = {
        orderItemId: 'one',
        image: colourPicture(good, colour),
        weightG: good.weightG[1],
      };
      const photos = [...benchPhotos([line], 'node'), ...damagePhotos([line], 'node')];
      const paths = [
        ...photos.map((photo) => (typeof photo === 'string' ? photo : photo.path)),
        ...closePhotos([line], 'node'),
      ];
      expect(paths).toHaveLength(6);
      for (const path of paths) {
        const job = benchJob(path);
        expect(job, path).toMatchObject({ good: good.id, colour: colour.id });
        if (job?.view === 'scale') expect(job.grams).toBe(shownGrams(good.weightG[1]));
      }
    }
  });

  it('have names that no picture of the catalogue has, and are not rendered beforehand', () => {
    expect(pictureJobs().filter(({ path }) => benchJob(path))).toEqual([]);
    expect(plannedPictures().filter(({ key }) => key.startsWith(BENCH_FILE))).toEqual([]);
  });

  it('are found by the addresses of their widths', () => {
    const [{ good, colour } = { good: GOODS[0], colour: undefined }] = VARIANTS;
    const path = `/goods/${good?.id}/${colour?.id}-scale-${shownGrams(good?.weightG[0] ?? 0)}`;
    expect(pictureAt(`${path}-480.webp`)).toMatchObject({ width: 480, picture: { path } });
    expect(pictureAt(`${path}-481.webp`)).toBeUndefined();
  });

  it('show two digits of a weight, so that few pictures can be asked for', () => {
    for (const good of GOODS) {
      const [colour] = good.colours;
      const [, grams] = good.weightG;
      const shown = Array.from({ length: 1000 }, (_, more) => `${grams + more}`).filter(
        (digits) => benchJob(`/goods/${good.id}/${colour?.id}-scale-${digits}`) !== undefined,
      );
      expect(shown.length, good.id).toBeLessThan(200);
      for (const digits of shown) {
        expect(
          benchJob(`/goods/${good.id}/${colour?.id}-scale-0${digits}`),
          digits,
        ).toBeUndefined();
      }
    }
    const line = { orderItemId: 'one', image: '/goods/mug/blue-studio', weightG: 452 };
    expect(benchPhotos([line], 'node')).toContainEqual(
      expect.objectContaining({ path: '/goods/mug/blue-scale-450' }),
    );
  });

  it('don’t exist for other goods, colours, views and weights', () => {
    const [{ good, colour } = { good: GOODS[0], colour: undefined }] = VARIANTS;
    const of = `/goods/${good?.id}/${colour?.id}`;
    for (const path of [
      '/goods/nothing/black-front',
      `/goods/${good?.id}/nothing-front`,
      `${of}-side`,
      `${of}-front-12`,
      `${of}-scale`,
      `${of}-scale-0`,
      `${of}-scale-999999`,
      `${of}-front/../x`,
    ]) {
      expect(benchJob(path), path).toBeUndefined();
    }
  });
});

describe('the photos of the simulated warehouse', () => {
  const line = (orderItemId: string, image: string) => ({ orderItemId, image, weightG: 300 });

  it('are the seller’s where nothing can be rendered, and none without a picture', () => {
    const goods = [
      line('a', '/goods/mug/blue-studio'),
      line('b', ''),
      line('c', 'https://x/y.jpg'),
    ];
    expect(benchPhotos(goods, 'workerd')).toEqual([
      { path: '/goods/mug/blue-studio', shows: 'FRONT', orderItemId: 'a' },
    ]);
    expect(benchPhotos([line('d', '/images/1.webp')], 'node')).toEqual([
      { path: '/images/1.webp', shows: 'FRONT', orderItemId: 'd' },
    ]);
  });

  it('show each path once, and of the many lines of a large parcel only the front', () => {
    const goods = Array.from({ length: 20 }, (_, i) => line(`${i}`, `/goods/mug/c${i}-studio`));
    const photos = benchPhotos([...goods, ...goods], 'node');
    expect(photos).toHaveLength(8 * 4 + 12);
    expect(new Set(photos.map((photo) => typeof photo === 'object' && photo.path)).size).toBe(44);
  });
});

describe('text in dots', () => {
  it('draws each character in its cell, and a gap for one that it does not know', () => {
    const draw = (text: string) => dotText(text, { x: 0, y: 0, dot: 1, fill: '#000' });
    expect(dotsWide('QC')).toBe(11);
    expect(draw('i')).toBe(draw('I'));
    expect(draw('漢').match(/M/g)).toBeNull();
    expect(draw('-').match(/M/g)).toHaveLength(5);
  });
});
