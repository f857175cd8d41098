import type { CurrencyRate, RateSettingsView } from '../../../contract/ops/money/rates.ts';
import { RATE_SOURCES } from '../../../contract/values/money/rate-kinds.ts';
import { deskPath } from '../../../site/desk-path.ts';
import { CallForm } from '../../form/call-form.tsx';
import { formState } from '../../form/field-errors.ts';
import { FormMessage } from '../../form/form-message.tsx';
import { formatRate } from '../../money/rate.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Select } from '../../ui/select.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import type { DeskTenantView } from '../view.ts';
import { percent, sourceName } from './rate-words.ts';
import { ReasonInput } from './reason-input.tsx';

type ViewProps = { view: DeskTenantView };

type SettingsProps = ViewProps & { settings: RateSettingsView };

/**
 * The form for the sources of rates, the maximum age of rates, and the change from which a person must confirm a rate.
 */
export function SettingsForm({ view, settings }: SettingsProps) {
  const { t, flash, tenant } = view;
  const page = deskPath(tenant.id, 'money', 'rates');
  const BOUNDS = ['warnHours', 'maxHours', 'jumpPercent'] as const;
  const form = formState(flash, 'setRateSettings', ['source', ...BOUNDS]);
  return (
    <section className="desk-card" aria-label={t('desk.rates.settings')}>
      <h2>{t('desk.rates.settings')}</h2>
      <CallForm
        call="setRateSettings"
        className="desk-stack"
        {...settingsForm(view, settings, page)}
      >
        <FormMessage form={form} />
        <Select
          name="source"
          label={t('desk.rates.takenFrom')}
          options={sourceOptions(
            view,
            t('desk.rates.asDeployment', {
              source: settings.defaultSource
                ? sourceName(t, settings.defaultSource)
                : t('desk.rates.source.operator'),
            }),
          )}
          defaultValue={form.value('source') ?? settings.source}
        />
        <div className="desk-fields">
          {BOUNDS.map((name) => (
            <TextInput
              key={name}
              name={name}
              label={t(`desk.rates.${name}`)}
              inputMode="numeric"
              required
              defaultValue={form.value(name) ?? String(settings[name])}
              error={form.error(name)}
            />
          ))}
        </div>
        <div>
          <Button type="submit" variant="primary">
            {t('desk.rates.save')}
          </Button>
        </div>
      </CallForm>
    </section>
  );
}

/**
 * The common properties of both forms of the settings: the version that they show, and the page that
 * follows.
 */
const settingsForm = (
  { tenant }: DeskTenantView,
  { id, version }: RateSettingsView,
  page: string,
) => ({
  params: { id },
  query: { tenant: tenant.id },
  version,
  next: page,
  back: page,
  flash: 'desk.flash.saved',
});

const sourceOptions = ({ t }: DeskTenantView, other: string) => [
  { value: '', label: other },
  ...RATE_SOURCES.map((value) => ({ value, label: sourceName(t, value) })),
];

/** The sources of one currency's rates. */
export function SourceForm({ view, settings, rate }: SettingsProps & { rate: CurrencyRate }) {
  const { t, tenant, flash } = view;
  const page = deskPath(tenant.id, 'money', 'rates', rate.currency);
  const form = formState(flash, 'setRateSettings', []);
  return (
    <section className="desk-card" aria-label={t('desk.rates.takenFrom')}>
      <CallForm
        call="setRateSettings"
        className="desk-stack"
        {...settingsForm(view, settings, page)}
      >
        <FormMessage form={form} />
        <input type="hidden" name="currency" value={rate.currency} />
        <Select
          name="source"
          label={t('desk.rates.takenFrom')}
          options={sourceOptions(view, t('desk.rates.asAll'))}
          defaultValue={rate.ownSource ? rate.takenFrom : ''}
        />
        <div>
          <Button type="submit">{t('desk.rates.save')}</Button>
        </div>
      </CallForm>
    </section>
  );
}

/** A held rate, which differs much from the previous one: a person must confirm it. */
export function HeldRate({ view, rate }: ViewProps & { rate: CurrencyRate }) {
  const { t, locale, tenant, flash } = view;
  const { held, currency } = rate;
  if (!held) return null;
  const page = deskPath(tenant.id, 'money', 'rates', currency);
  const form = formState(flash, 'releaseRate', ['reason']);
  return (
    <Notice
      tone="warning"
      title={t('desk.rates.heldTitle', { percent: `${held.changePercent} %` })}
    >
      <p>
        {t('desk.rates.heldText', {
          raw: formatRate(locale, held.raw),
          margin: percent(locale, held.marginBp),
          source: sourceName(t, held.source),
        })}
      </p>
      {view.may('money.approve') && (
        <CallForm
          call="releaseRate"
          className="desk-stack"
          params={{ currency }}
          query={{ tenant: tenant.id }}
          next={page}
          back={page}
          flash="desk.flash.rateReleased"
        >
          <FormMessage form={form} />
          <input type="hidden" name="sequence" value={held.sequence} />
          <ReasonInput view={view} form={form} />
          <div>
            <Button type="submit">{t('desk.rates.release')}</Button>
          </div>
        </CallForm>
      )}
    </Notice>
  );
}
