'use client';
import type { Locale } from '../../contract/enums.ts';
import { GlobeIcon } from '../ui/icon.tsx';
import { LanguageButtons } from './language-buttons.tsx';
import { LANGUAGE_NAMES } from './language-names.ts';
import * as css from './status-bar.css';

type LanguageMenuProps = {
  /** Name of the menu, which says the language too. */
  readonly label: string;
  readonly languages: readonly Locale[];
  readonly locale: Locale;
  readonly back: string;
};

/** The languages of the tenant, where it has more than one; a plain form, so it needs no script. */
export function LanguageMenu({ label, languages, locale, back }: LanguageMenuProps) {
  if (languages.length < 2) return null;
  return (
    <details className={css.languages} data-menu="">
      <summary className={css.quiet} aria-label={label}>
        <GlobeIcon size={16} />
        <span className={css.wideOnly}>{LANGUAGE_NAMES[locale]}</span>
      </summary>
      <LanguageButtons
        {...{ languages, locale, back }}
        className={css.languageList}
        item={css.language}
      />
    </details>
  );
}
