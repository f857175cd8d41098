import { shownGrams } from '../../src/server/commerce/fulfilment/bench-photos.ts';
import { goodById } from './departments.ts';
import type { Good, Pose } from './good.ts';
import { hexOf } from './pictures.ts';

/** What a photo of the demonstration's warehouse shows of a piece. */
const BENCH_VIEWS = ['front', 'back', 'label', 'scale', 'damage', 'detail'] as const;
export type BenchView = (typeof BENCH_VIEWS)[number];

/** A photo on the bench of the warehouse to render. It is always rendered on request, never beforehand. */
export type BenchJob = {
  path: string;
  good: string;
  colour: string;
  emoji: string;
  view: BenchView;
  /** As in the jobs of the catalogue. */
  hex: string | undefined;
  pose: Pose;
  mirror: boolean;
  /** What the scale shows, of the view `scale`. */
  grams: number;
};

const PATH = new RegExp(`^/goods/([^/]+)/([^/]+)-(${BENCH_VIEWS.join('|')})(?:-([1-9]\\d{0,5}))?$`);

/**
 * The job of a path such as `/goods/mug/blue-front` or `/goods/mug/blue-scale-450`; undefined if it names no good, colour
 * or weight of the catalogue, so that nobody can have others rendered.
 */
export function benchJob(path: string): BenchJob | undefined {
  const [, id = '', colourId = '', name = '', digits] = PATH.exec(path) ?? [];
  const good = goodById.get(id);
  const colour = good?.colours.find((one) => one.id === colourId);
  const view = BENCH_VIEWS.find((one) => one === name);
  if (!good || !colour || !view || (view === 'scale') !== (digits !== undefined)) return undefined;
  const grams = Number(digits ?? 0);
  if (view === 'scale' && !isWeightOf(good, grams)) return undefined;
  const { emoji, pose, mirror } = good;
  const hex = hexOf(good, colour);
  return { path, good: id, colour: colourId, emoji, view, hex, pose, mirror, grams };
}

/** Whether a scale may show so much of a good: sizes differ by a factor (`skus.ts`). */
function isWeightOf({ weightG: [least, most] }: Good, grams: number): boolean {
  return grams === shownGrams(grams) && grams >= Math.min(5, least / 2) && grams <= most * 3;
}
