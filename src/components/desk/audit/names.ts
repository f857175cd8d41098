import { type DeskTranslate, translateKey } from '../../../i18n/translator.ts';

/** What an entry's call did, such as "Order accepted"; the call itself if it is of another release. */
export const callName = (t: DeskTranslate, call: string): string =>
  nameOr(call, t, `desk.call.${call}`);

/** What an entry is about, such as "Order"; as `callName`. Empty if it is about no object. */
export const subjectName = (t: DeskTranslate, subject: string): string =>
  subject && nameOr(subject, t, `desk.subject.${subject}`);

function nameOr(code: string, t: DeskTranslate, key: string): string {
  const name = translateKey(t, key);
  return name === key ? code : name;
}
