import type { Right } from '../../../contract/values/rights.ts';
import type { DeskTranslate } from '../../../i18n/translator.ts';

type Area = Right extends `${infer A}.${string}` ? A : never;
type Act = Right extends `${string}.${infer A}` ? A : never;

/** A right in words: `Orders: see`. */
export function rightName(t: DeskTranslate, right: Right): string {
  const [area, act] = right.split('.') as [Area, Act];
  return t('desk.right', { area: t(`desk.right.of.${area}`), act: t(`desk.right.to.${act}`) });
}
