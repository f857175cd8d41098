import type { Translate } from '../../i18n/translator.ts';
import type { FormState } from '../form/field-errors.ts';

/** Texts of the field for a new password. After a refused form the hint says why the field is empty. */
export function passwordTexts(t: Translate, { refused }: Pick<FormState, 'refused'>) {
  const strengths = [
    t('auth.strength.weak'),
    t('auth.strength.fair'),
    t('auth.strength.good'),
    t('auth.strength.strong'),
  ] as const;
  return {
    hint: refused ? `${t('form.passwordAgain')} ${t('auth.passwordHint')}` : t('auth.passwordHint'),
    showLabel: t('auth.showPassword'),
    hideLabel: t('auth.hidePassword'),
    strengths,
  };
}
