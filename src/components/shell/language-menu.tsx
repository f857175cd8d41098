import { GlobeIcon } from '../ui/icon.tsx';
import type { View } from '../view.ts';
import { LanguageButtons } from './language-buttons.tsx';
import { LANGUAGE_NAMES } from './language-names.ts';
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
      <LanguageButtons view={view} back={back} className={css.languageList} item={css.language} />
    </details>
  );
}
