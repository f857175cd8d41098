import { shownGrams } from '../../src/server/commerce/fulfilment/bench-photos.ts';
import { goodById } from './departments.ts';
import type { Good } from './good.ts';
import { LOOKS } from './looks.ts';
import { type ObjectJob, objectOf } from './pictures.ts';

/** The views in the photos of the demonstration's warehouse. */
const BENCH_VIEWS = ['front', 'back', 'label', 'scale', 'damage', 'detail'] as const;
export type BenchView = (typeof BENCH_VIEWS)[number];

/** A photo on the bench of the warehouse to render. It is always rendered on request, never beforehand. */
export type BenchJob = ObjectJob & {
  path: string;
  good: string;
  colour: string;
  view: BenchView;
  /** Whether the picture may be mirrored, for the view `back`. */
  mirror: boolean;
  /** The weight on the scale, for the view `scale`. */
  grams: number;
};

const PATH = new RegExp(
  `^/goods/([^/]+)/(?:([1-9])-)?([^/]+)-(${BENCH_VIEWS.join('|')})(?:-([1-9]\\d{0,5}))?$`,
);

/**
 * The job for a path such as `/goods/mug/blue-front` or `/goods/mug/3-blue-scale-450` (with the number of a
 * look). Undefined if it names an unknown good, look, colour or weight, so that nobody can have other
 * pictures rendered.
 */
export function benchJob(path: string): BenchJob | undefined {
  const [, id = '', number = '0', colourId = '', name = '', digits] = PATH.exec(path) ?? [];
  const good = goodById.get(id);
  const colour = good?.colours.find((one) => one.id === colourId);
  const view = BENCH_VIEWS.find((one) => one === name);
  const look = Number(number);
  if (!good || !colour || !view || look >= LOOKS || (view === 'scale') !== (digits !== undefined))
    return undefined;
  const grams = Number(digits ?? 0);
  if (view === 'scale' && !isWeightOf(good, grams)) return undefined;
  const mirror = good.mayMirrorPicture;
  return { ...objectOf(good, colour, look), path, good: id, colour: colourId, view, mirror, grams };
}

/** Whether an item of a good may have this weight. Its sizes differ by a factor (`skus.ts`). */
function isWeightOf({ weightG: [least, most] }: Good, grams: number): boolean {
  return grams === shownGrams(grams) && grams >= Math.min(5, least / 2) && grams <= most * 3;
}
