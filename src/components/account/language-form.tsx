import { NAMES } from '../../i18n/languages.ts';
import { PreferenceForm } from '../settings/preference-form.tsx';
import { Button } from '../ui/button.tsx';
import { Select } from '../ui/select.tsx';
import type { View } from '../view.ts';
import * as css from './account.css';
import { FormRow, rowOf } from './form-row.tsx';

/** The form for the language of pages and mails, on every device. */
export function LanguageForm({ view: { t, tenant, locale } }: { view: View }) {
  if (tenant.supportedLanguages.length < 2) return null;
  return (
    <FormRow
      t={t}
      id="language"
      title={t('account.language')}
      text={t('account.languageText')}
      value={NAMES[locale]}
      open={false}
    >
      <PreferenceForm back={`/my/account#${rowOf('language')}`} className={css.form}>
        <div className={css.narrow}>
          <Select
            name="locale"
            label={t('account.language')}
            defaultValue={locale}
            options={tenant.supportedLanguages.map((value) => ({
              value,
              label: NAMES[value],
            }))}
          />
        </div>
        <Button type="submit" className={css.submit}>
          {t('account.saveLanguage')}
        </Button>
      </PreferenceForm>
    </FormRow>
  );
}
