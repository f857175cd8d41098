import { expect, it } from 'vitest';
import { takeTurns } from '../../../demo/living-day-turns.ts';

it('the acts of all scenes of a day are done in the order of their times, one after the other', async () => {
  const scenes = [[9, 2], [5, 5, 1], [7, 3], [8]];
  const { turn, end } = takeTurns(scenes.length);
  const done: number[] = [];
  let acting = 0;
  await Promise.all(
    scenes.map(async (hours) => {
      for (const hoursAgo of hours) {
        await turn(hoursAgo);
        acting += 1;
        await Promise.resolve();
        expect(acting).toBe(1);
        done.push(hoursAgo);
        acting -= 1;
      }
      end();
    }),
  );
  expect(done).toEqual([9, 8, 7, 5, 5, 3, 2, 1]);
});
