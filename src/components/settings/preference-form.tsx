import type { ComponentProps } from 'react';
import type { Locale } from '../../contract/values/locales.ts';
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

/** A form of `/preferences` (src/server/edge/preferences.ts): its buttons are named after the preference. */
export function PreferenceForm({ back, children, ...form }: PreferenceFormProps) {
  return (
    <form method="post" action={PREFERENCES_PATH} {...form}>
      <input type="hidden" name="back" value={back} />
      {children}
    </form>
  );
}

type LanguageButtonsProps = {
  readonly languages: readonly Locale[];
  /** The language of the page. */
  readonly locale: Locale;
  readonly back: string;
  readonly className: string;
  readonly item: string;
};

/** Languages as buttons of a plain form. Each leads to the page in that language. */
export function LanguageButtons(props: LanguageButtonsProps) {
  const { languages, locale, back, className, item } = props;
  return (
    <PreferenceForm back={back} className={className}>
      {languages.map((one) => (
        <button
          key={one}
          type="submit"
          name="locale"
          value={one}
          lang={bcp47(one)}
          className={item}
          aria-current={one === locale ? 'true' : undefined}
        >
          <bdi>{NAMES[one]}</bdi>
          {one === locale && <CheckIcon size={16} />}
        </button>
      ))}
    </PreferenceForm>
  );
}
