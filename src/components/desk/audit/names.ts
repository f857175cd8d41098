import { type DeskTranslate, translateKey } from '../../../i18n/translator.ts';

/** The name of an entry's call, such as "Order accepted"; the call itself if this release does not know it. */
export const callName = (t: DeskTranslate, call: string): string =>
  nameOr(call, t, `desk.call.${call}`);

/**
 * The name of an entry's subject, such as "Order"; empty for an entry without a subject. An unknown one is treated as
 * by `callName`.
 */
export const subjectName = (t: DeskTranslate, subject: string): string =>
  subject && nameOr(subject, t, `desk.subject.${subject}`);

function nameOr(code: string, t: DeskTranslate, key: string): string {
  const name = translateKey(t, key);
  return name === key ? code : name;
}
