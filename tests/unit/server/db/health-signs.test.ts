import { beforeEach, expect, test } from 'vitest';
import { noteSigns, readSigns } from '../../../../src/server/db/health-signs.ts';
import type { Database } from '../../../../src/server/platform/platform.ts';
import { openTestDatabase } from '../../support/database.ts';
import { MINUTE, NOW, SECOND } from '../../support/identity-scope.ts';

let db: Database;
beforeEach(async () => {
  db = await openTestDatabase();
});

const note = (at: number, error?: string) =>
  noteSigns(db, { 'timer:rates': { at, tookMs: 12.4, ...(error ? { error } : {}) } });

test('a sign keeps when it last did well, when it last failed, and why', async () => {
  await note(NOW);
  await note(NOW + SECOND, 'no route to host');
  await note(NOW + 2 * SECOND);
  expect(await readSigns(db)).toEqual([
    {
      id: 'timer:rates',
      okAt: NOW + 2 * SECOND,
      failedAt: NOW + SECOND,
      tookMs: 12,
      error: 'no route to host',
    },
  ]);
});

test('what still does well is written once a minute', async () => {
  await note(NOW);
  await note(NOW + 30 * SECOND);
  expect((await readSigns(db))[0]?.okAt).toBe(NOW);
  await note(NOW + MINUTE);
  expect((await readSigns(db))[0]?.okAt).toBe(NOW + MINUTE);
});

test('of several signs, only those that are new are written', async () => {
  await noteSigns(db, { 'timer:a': { at: NOW, tookMs: 1 } });
  const later = NOW + SECOND;
  await noteSigns(db, {
    'timer:a': { at: later, tookMs: 1 },
    'timer:b': { at: later, tookMs: 1, error: 'x'.repeat(1000) },
  });
  const signs = await readSigns(db);
  expect(signs.map(({ okAt, failedAt }) => [okAt, failedAt])).toEqual([
    [NOW, 0],
    [0, later],
  ]);
  expect(signs[1]?.error).toHaveLength(300);
});
