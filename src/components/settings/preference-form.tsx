import type { ComponentProps, ReactNode } from 'react';
import type { Locale } from '../../contract/values/shop/locales.ts';
import { NAMES } from '../../i18n/languages.ts';
import { bcp47 } from '../../i18n/locale.ts';
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

type ButtonsProps = {
  readonly back: string;
  readonly className: string;
  readonly itemClass: string;
};

type ChoiceButtonsProps = ButtonsProps & {
  /** The preference that the buttons choose. */
  readonly name: 'currency' | 'locale';
  readonly options: readonly {
    readonly value: string;
    readonly label: ReactNode;
    readonly lang?: string;
  }[];
  readonly chosen: string;
};

/** Buttons of a plain form. Each chooses an option and shows the page with it. */
export function ChoiceButtons(props: ChoiceButtonsProps) {
  const { name, options, chosen, back, className, itemClass } = props;
  return (
    <PreferenceForm back={back} className={className}>
      {options.map(({ value, label, lang }) => (
        <button
          key={value}
          type="submit"
          name={name}
          value={value}
          lang={lang}
          className={itemClass}
          aria-current={value === chosen ? 'true' : undefined}
        >
          {label}
          {value === chosen && <CheckIcon size={16} />}
        </button>
      ))}
    </PreferenceForm>
  );
}

type LanguageButtonsProps = ButtonsProps & {
  readonly languages: readonly Locale[];
  /** The language of the page. */
  readonly locale: Locale;
};

/** The languages of a shop, each by its own name. */
export function LanguageButtons({ languages, locale, ...buttons }: LanguageButtonsProps) {
  return (
    <ChoiceButtons
      {...buttons}
      name="locale"
      chosen={locale}
      options={languages.map((language) => ({
        value: language,
        label: <bdi>{NAMES[language]}</bdi>,
        lang: bcp47(language),
      }))}
    />
  );
}
