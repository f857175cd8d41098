import type { Locale } from '../../contract/values/shop/locales.ts';
import { NAMES } from '../../i18n/languages.ts';
import * as css from '../header/status-bar.css';
import { GlobeIcon } from '../ui/icon.tsx';
import { LanguageButtons } from './preference-form.tsx';

export type LanguageContentProps = {
  /** Name of the menu, with the language of the page. */
  readonly label: string;
  readonly languages: readonly Locale[];
  readonly locale: Locale;
  readonly back: string;
};

/** The content of the language menu. */
export default function LanguageContent({ label, ...languages }: LanguageContentProps) {
  return (
    <>
      <summary className={css.quiet} aria-label={label}>
        <GlobeIcon size={16} />
        <span className={css.wideOnly}>{NAMES[languages.locale]}</span>
      </summary>
      <LanguageButtons {...languages} className={css.languageList} itemClass={css.language} />
    </>
  );
}
