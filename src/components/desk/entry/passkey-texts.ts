import type { DeskTranslate } from '../../../i18n/translator.ts';

/** The texts of the passkey's script. */
export const passkeyTexts = (t: DeskTranslate) => ({
  signIn: t('desk.passkey.signIn'),
  confirm: t('desk.passkey.confirm'),
  add: t('desk.passkey.add'),
  name: t('desk.passkey.name'),
  nameHint: t('desk.passkey.nameHint'),
  cancelled: t('desk.passkey.cancelled'),
  known: t('desk.passkey.known'),
  failed: t('desk.passkey.failed'),
  unsupported: t('desk.passkey.unsupported'),
});
export type PasskeyTexts = ReturnType<typeof passkeyTexts>;
