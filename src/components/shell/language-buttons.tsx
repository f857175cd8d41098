import { bcp47 } from '../../i18n/locale.ts';
import { CheckIcon } from '../ui/icon.tsx';
import type { View } from '../view.ts';
import { LANGUAGE_NAMES } from './language-names.ts';
import { PreferenceForm } from './preference-form.tsx';

type LanguageButtonsProps = {
  readonly view: View;
  readonly back: string;
  readonly className: string;
  readonly item: string;
};

/** The languages of the tenant as buttons of a plain form: each leads to the page in it. */
export function LanguageButtons({ view, back, className, item }: LanguageButtonsProps) {
  const { tenant, locale } = view;
  return (
    <PreferenceForm back={back} className={className}>
      {tenant.supportedLanguages.map((one) => (
        <button
          key={one}
          type="submit"
          name="locale"
          value={one}
          lang={bcp47(one)}
          className={item}
          aria-current={one === locale ? 'true' : undefined}
        >
          <bdi>{LANGUAGE_NAMES[one]}</bdi>
          {one === locale && <CheckIcon size={16} />}
        </button>
      ))}
    </PreferenceForm>
  );
}
