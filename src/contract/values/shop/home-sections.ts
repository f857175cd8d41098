import * as v from 'valibot';

/*
 * What home shows below its heading and its search field, which are always there: docs/decisions/109.
 */

/** What a product costs at the door; goods; and how it goes on after the payment. */
export const HOME_SECTIONS = ['DOOR', 'GOODS', 'STEPS'] as const;
export type HomeSection = (typeof HOME_SECTIONS)[number];

/** The blocks of the goods: preferred products, what this browser viewed, groups, banners and categories. */
export const HOME_GOODS = ['PREFERRED', 'VIEWED', 'GROUPS', 'BANNERS', 'CATEGORIES'] as const;
export type HomeGoods = (typeof HOME_GOODS)[number];

/** A list of at least one of the given names, in the order in which they are shown. Absent names are not shown. */
export const inOrder = <const Names extends readonly string[]>(names: Names) =>
  v.pipe(
    v.array(v.picklist(names)),
    v.minLength(1),
    v.checkItems((name, i, all) => all.indexOf(name) === i, 'taken'),
    v.metadata({ inOrder: true }),
  );
