import type { Translate } from '../../i18n/translator.ts';

/** Every text of the settings, for the component that shows them. */
export const settingsTexts = (t: Translate) => ({
  title: t('settings.title'),
  close: t('shell.close'),
  failed: t('settings.failed'),
  scheme: t('settings.scheme'),
  system: t('settings.scheme.system'),
  light: t('settings.scheme.light'),
  dark: t('settings.scheme.dark'),
  color: t('settings.color'),
  tenant: t('settings.color.tenant'),
  green: t('settings.color.green'),
  teal: t('settings.color.teal'),
  blue: t('settings.color.blue'),
  violet: t('settings.color.violet'),
  pink: t('settings.color.pink'),
  red: t('settings.color.red'),
  orange: t('settings.color.orange'),
  yellow: t('settings.color.yellow'),
  other: t('settings.color.other'),
  pick: t('settings.color.pick'),
  direction: t('settings.direction'),
  language: t('settings.direction.language'),
  ltr: t('settings.direction.ltr'),
  rtl: t('settings.direction.rtl'),
  save: t('settings.save'),
  languages: t('settings.language'),
});

export type SettingsTexts = ReturnType<typeof settingsTexts>;
