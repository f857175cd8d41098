import { displayCurrency } from '../../i18n/format.ts';
import { directionOf } from '../../i18n/locale.ts';
import { currencyName } from '../../i18n/regions-and-lists.ts';
import { DEFAULT_CHOICE, type Preferences } from '../../site/preferences.ts';
import { themeColorOf } from '../../theme/palette.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { ChevronStartIcon } from '../ui/icon.tsx';
import { Container } from '../ui/layout.tsx';
import { PageHeading } from '../ui/page-heading.tsx';
import type { View } from '../view.ts';
import { Choice } from './choice.tsx';
import { ColorChoice } from './color-choice.tsx';
import { LivePreferences } from './live-preferences.tsx';
import { ChoiceButtons, LanguageButtons, PreferenceForm } from './preference-form.tsx';
import * as css from './settings.css';

type SettingsProps = {
  readonly view: View;
  readonly preferences: Preferences;
  /** The path of this site that saving and the link lead back to. */
  readonly back: string;
};

/**
 * The visitor's preferences: light or dark, colour, direction, currency, language. They are plain forms, so they
 * work without a script. With one, each choice is applied and saved at once.
 */
export function Settings({ view: { tenant, locale, t }, preferences, back }: SettingsProps) {
  const themeColor = themeColorOf(tenant.themeColor);
  const languages = tenant.supportedLanguages;
  const currencies = [tenant.exchangeInfo, ...tenant.otherExchanges]
    .map(({ currency }) => currency)
    .toSorted();
  const labelOf = (currency: string) => (
    <>
      <bdi>{displayCurrency(currency)}</bdi> {currencyName(locale, currency)}
    </>
  );
  return (
    <Container size="xs" className={css.page}>
      <PageHeading
        aside={
          <ButtonLink href={back} icon={<ChevronStartIcon size={16} />}>
            {t('settings.back')}
          </ButtonLink>
        }
      >
        {t('settings.title')}
      </PageHeading>
      <LivePreferences
        themeColor={themeColor}
        direction={directionOf(locale)}
        saveFailedText={t('settings.failed')}
        className={css.groups}
      >
        <PreferenceForm back={back} className={css.groups} autoComplete="off">
          <Choice
            name="scheme"
            legend={t('settings.scheme')}
            chosen={preferences.scheme}
            options={[
              { value: DEFAULT_CHOICE, label: t('settings.scheme.system') },
              { value: 'light', label: t('settings.scheme.light') },
              { value: 'dark', label: t('settings.scheme.dark') },
            ]}
          />
          <ColorChoice t={t} themeColor={themeColor} chosen={preferences.primary} />
          <Choice
            name="direction"
            legend={t('settings.direction')}
            chosen={preferences.direction}
            options={[
              { value: DEFAULT_CHOICE, label: t('settings.direction.language') },
              { value: 'ltr', label: t('settings.direction.ltr') },
              { value: 'rtl', label: t('settings.direction.rtl') },
            ]}
          />
          <Button type="submit" variant="primary" className={css.save}>
            {t('settings.save')}
          </Button>
        </PreferenceForm>
        {currencies.length > 1 && (
          <Card aria-labelledby="settings-currency">
            <h2 id="settings-currency" className={css.legend}>
              {t('settings.currency')}
            </h2>
            <ChoiceButtons
              name="currency"
              chosen={tenant.exchangeInfo.currency}
              options={currencies.map((value) => ({ value, label: labelOf(value) }))}
              back={back}
              className={css.chips}
              itemClass={css.chip}
            />
            <p className={css.hint}>{t('settings.currencyHint')}</p>
          </Card>
        )}
        {languages.length > 1 && (
          <Card aria-labelledby="settings-language">
            <h2 id="settings-language" className={css.legend}>
              {t('settings.language')}
            </h2>
            <LanguageButtons
              {...{ languages, locale, back }}
              className={css.chips}
              itemClass={css.chip}
            />
          </Card>
        )}
      </LivePreferences>
    </Container>
  );
}
