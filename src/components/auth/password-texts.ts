import type { Translate } from '../../i18n/translator.ts';

/** Texts of the field for a new password. */
export function passwordTexts(t: Translate) {
  const strengths = [
    t('auth.strength.weak'),
    t('auth.strength.fair'),
    t('auth.strength.good'),
    t('auth.strength.strong'),
  ] as const;
  return {
    hint: t('auth.passwordHint'),
    showLabel: t('auth.showPassword'),
    hideLabel: t('auth.hidePassword'),
    strengths,
  };
}
