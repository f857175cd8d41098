import type { ComponentProps } from 'react';
import type { Locale } from '../../contract/values/shop/locales.ts';
import { displayCurrency } from '../../i18n/format.ts';
import { NAMES } from '../../i18n/languages.ts';
import { bcp47 } from '../../i18n/locale.ts';
import { currencyName } from '../../i18n/regions-and-lists.ts';
import { PREFERENCES_PATH } from '../../site/preferences.ts';
import { CheckIcon } from '../ui/icon.tsx';

type PreferenceFormProps = Pick<
  ComponentProps<'form'>,
  'className' | 'autoComplete' | 'children'
> & {
  /** The path of this site that the form leads back to. */
  readonly back: string;
};

/** A form that posts preferences to `/preferences` (src/server/edge/preferences.ts), one field for each. */
export function PreferenceForm({ back, children, ...form }: PreferenceFormProps) {
  return (
    <form method="post" action={PREFERENCES_PATH} {...form}>
      <input type="hidden" name="back" value={back} />
      {children}
    </form>
  );
}

type CurrencyButtonsProps = {
  /** Their codes, the page's among them. */
  readonly currencies: readonly string[];
  /** The currency of the page. */
  readonly chosen: string;
  readonly locale: Locale;
  readonly back: string;
  readonly className: string;
  readonly itemClass: string;
};

/** Currencies as buttons of a plain form. Each chooses a currency and shows the page in it. */
export function CurrencyButtons(props: CurrencyButtonsProps) {
  const { currencies, chosen, locale, back, className, itemClass } = props;
  return (
    <PreferenceForm back={back} className={className}>
      {currencies.map((currency) => (
        <button
          key={currency}
          type="submit"
          name="currency"
          value={currency}
          className={itemClass}
          aria-current={currency === chosen ? 'true' : undefined}
        >
          <bdi>{displayCurrency(currency)}</bdi> {currencyName(locale, currency)}
          {currency === chosen && <CheckIcon size={16} />}
        </button>
      ))}
    </PreferenceForm>
  );
}

type LanguageButtonsProps = {
  readonly languages: readonly Locale[];
  /** The language of the page. */
  readonly locale: Locale;
  readonly back: string;
  readonly className: string;
  readonly itemClass: string;
};

/** Languages as buttons of a plain form. Each chooses a language and shows the page in it. */
export function LanguageButtons(props: LanguageButtonsProps) {
  const { languages, locale, back, className, itemClass } = props;
  return (
    <PreferenceForm back={back} className={className}>
      {languages.map((language) => (
        <button
          key={language}
          type="submit"
          name="locale"
          value={language}
          lang={bcp47(language)}
          className={itemClass}
          aria-current={language === locale ? 'true' : undefined}
        >
          <bdi>{NAMES[language]}</bdi>
          {language === locale && <CheckIcon size={16} />}
        </button>
      ))}
    </PreferenceForm>
  );
}
