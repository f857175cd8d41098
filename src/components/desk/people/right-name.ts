import type { Right } from '../../../contract/values/people/rights.ts';
import type { DeskTranslate } from '../../../i18n/translator.ts';

export type Area = Right extends `${infer A}.${string}` ? A : never;
export type Act = Right extends `${string}.${infer A}` ? A : never;

/** The two parts of a right: its area, and the act that it permits there. */
export const partsOf = (right: Right) => right.split('.') as [Area, Act];

/**
 * The act that a right permits, in words. An act has the same words in all areas, except `lead`: in `shop` it
 * means to change the settings, elsewhere to change what others did.
 */
export function actName(t: DeskTranslate, right: Right): string {
  const [, act] = partsOf(right);
  return right === 'shop.lead' ? t('desk.right.to.settings') : t(`desk.right.to.${act}`);
}

/** A right in words: `Orders: see`. */
export function rightName(t: DeskTranslate, right: Right): string {
  const [area] = partsOf(right);
  return t('desk.right', { area: t(`desk.right.of.${area}`), act: actName(t, right) });
}
