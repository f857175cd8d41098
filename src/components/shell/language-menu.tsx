import { bcp47 } from '../../i18n/locale.ts';
import { CheckIcon, GlobeIcon } from '../ui/icon.tsx';
import type { View } from '../view.ts';
import { LANGUAGE_NAMES } from './language-names.ts';
import { PreferenceForm } from './preference-form.tsx';
import * as css from './status-bar.css';

/** The languages of the tenant, where it has more than one; a plain form, so it needs no script. */
export function LanguageMenu({ view, back }: { readonly view: View; readonly back: string }) {
  const { tenant, locale, t } = view;
  if (tenant.supportedLanguages.length < 2) return null;
  const name = LANGUAGE_NAMES[locale];
  return (
    <details className={css.languages} data-menu="">
      <summary className={css.quiet} aria-label={t('shell.languageNow', { name })}>
        <GlobeIcon size={16} />
        <span className={css.wideOnly}>{name}</span>
      </summary>
      <PreferenceForm back={back} className={css.languageList}>
        {tenant.supportedLanguages.map((one) => (
          <button
            key={one}
            type="submit"
            name="locale"
            value={one}
            lang={bcp47(one)}
            className={css.language}
            aria-current={one === locale ? 'true' : undefined}
          >
            <bdi>{LANGUAGE_NAMES[one]}</bdi>
            {one === locale && <CheckIcon size={16} />}
          </button>
        ))}
      </PreferenceForm>
    </details>
  );
}
