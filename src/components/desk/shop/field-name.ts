import { type DeskTranslate, translateKey } from '../../../i18n/translator.ts';

/** The name of a field of a part: the names along its path, and the numbers of its rows. */
export function shopFieldName(t: DeskTranslate, path: string): string {
  const names = path.split('.').map((name) => {
    if (/^\d+$/.test(name)) return String(Number(name) + 1);
    const key = `desk.shop.field.${name}`;
    const label = translateKey(t, key);
    return label === key ? name : label;
  });
  return names.join(' › ');
}
