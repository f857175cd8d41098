import { expect, test } from 'vitest';
import { GOODS } from '../../../demo/catalogue/departments.ts';
import {
  judged,
  materialForJudges,
  materialForWriters,
} from '../../../tools/quality/search/draw.ts';

const query = { query: 'cup', locale: 'en', kind: 'plain' } as const;

test('a good fits if either judge says so, and is only near if neither calls it right', () => {
  const first = { fits: ['tea-cup', 'coffee-mug'], near: ['teapot'] };
  const second = { fits: ['coffee-mug'], near: ['tea-cup', 'vase'] };
  expect(judged([query], [first], [second])).toEqual([
    {
      ...query,
      fits: ['coffee-mug', 'tea-cup'],
      byBoth: ['coffee-mug'],
      near: ['teapot', 'vase'],
    },
  ]);
});

test('a judge who leaves out a query or names unknown goods gets an error', () => {
  const nothing = { fits: [], near: [] };
  expect(() => judged([query], [nothing], [])).toThrow('query 1: cup');
  expect(() => judged([query], [nothing], [{ fits: ['unicorn'], near: [] }])).toThrow('unicorn');
});

test('writers see every good’s picture but no name of it, judges see all', () => {
  const [writers, judges] = [materialForWriters(), materialForJudges()];
  for (const { id } of GOODS) expect(judges).toContain(`${id}\t`);
  expect(writers).not.toContain('coffee-mug');
  expect(writers.match(/\p{Extended_Pictographic}/gu)?.length ?? 0).toBeGreaterThan(200);
});
