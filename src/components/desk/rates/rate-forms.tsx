import type { ReactNode } from 'react';
import type { CurrencyRate, RateSettingsView } from '../../../contract/ops/rates.ts';
import { RATE_SOURCES } from '../../../contract/values/rate-kinds.ts';
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

type ViewProps = { view: DeskTenantView };

const approvals = ({ tenant }: DeskTenantView) =>
  `${deskPath(tenant.id, 'money', 'approvals')}/{id}`;

/** A card with the form of a proposal, which two persons need. */
function ProposalCard({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="desk-card" aria-label={title}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}

/** Sets the rate of a currency by hand; `currency` is undefined where it is typed, too. */
export function HandForm({ view, rate }: ViewProps & { rate: CurrencyRate }) {
  const { t, flash, tenant } = view;
  const form = formState(flash, 'proposeRate', ['rate', 'reason', 'evidence']);
  const isReplaced = rate.takenFrom === 'er-api' || rate.takenFrom === 'ecb';
  return (
    <ProposalCard title={t('desk.rates.byHand')}>
      <CallForm
        call="proposeRate"
        className="desk-stack"
        params={{ currency: rate.currency }}
        query={{ tenant: tenant.id }}
        idempotencyKey={crypto.randomUUID()}
        next={approvals(view)}
        back={deskPath(tenant.id, 'money', 'rates', rate.currency)}
        flash="desk.flash.waits"
      >
        <FormMessage form={form} />
        <TextInput
          name="rate"
          label={t('desk.rates.rawOf', { currency: rate.currency })}
          hint={t('desk.rates.rawHint')}
          inputMode="decimal"
          required
          defaultValue={form.value('rate')}
          error={form.error('rate')}
        />
        <TextInput
          name="reason"
          label={t('desk.reason')}
          required
          defaultValue={form.value('reason')}
          error={form.error('reason')}
        />
        <TextInput
          name="evidence"
          label={t('desk.approvals.evidence')}
          defaultValue={form.value('evidence')}
          error={form.error('evidence')}
        />
        {isReplaced && (
          <Notice>{t('desk.rates.replaced', { source: sourceName(t, rate.takenFrom) })}</Notice>
        )}
        <div>
          <Button type="submit" variant="primary">
            {t('desk.rates.propose')}
          </Button>
        </div>
      </CallForm>
    </ProposalCard>
  );
}

/** Sets the margin of a currency, or of all without one of their own. */
export function MarginForm({
  view,
  currency,
  marginBp,
  back,
}: ViewProps & { currency: string; marginBp: number; back: string }) {
  const { t, flash, tenant } = view;
  const form = formState(flash, 'proposeMargin', ['marginBp', 'reason']);
  return (
    <ProposalCard
      title={currency ? t('desk.rates.marginOf', { currency }) : t('desk.rates.marginOfAll')}
    >
      <CallForm
        call="proposeMargin"
        className="desk-stack"
        query={{ tenant: tenant.id }}
        idempotencyKey={crypto.randomUUID()}
        next={approvals(view)}
        back={back}
        flash="desk.flash.waits"
      >
        <FormMessage form={form} />
        <input type="hidden" name="currency" value={currency} />
        <TextInput
          name="marginBp"
          label={t('desk.rates.marginBp')}
          hint={t(currency ? 'desk.rates.marginHint' : 'desk.rates.marginAllHint')}
          inputMode="numeric"
          defaultValue={form.value('marginBp') ?? String(marginBp)}
          error={form.error('marginBp')}
        />
        <TextInput
          name="reason"
          label={t('desk.reason')}
          required
          defaultValue={form.value('reason')}
          error={form.error('reason')}
        />
        <div>
          <Button type="submit" variant="primary">
            {t('desk.rates.proposeMargin')}
          </Button>
        </div>
      </CallForm>
    </ProposalCard>
  );
}

type SettingsProps = ViewProps & { settings: RateSettingsView };

/** Where rates come from, when they are too old, and which change a person has to look at. */
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
        params={{ id: settings.id }}
        query={{ tenant: tenant.id }}
        version={settings.version}
        next={page}
        back={page}
        flash="desk.flash.saved"
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

const sourceOptions = ({ t }: DeskTenantView, other: string) => [
  { value: '', label: other },
  ...RATE_SOURCES.map((value) => ({ value, label: sourceName(t, value) })),
];

/** Where the rates of one currency come from. */
export function SourceForm({ view, settings, rate }: SettingsProps & { rate: CurrencyRate }) {
  const { t, tenant, flash } = view;
  const page = deskPath(tenant.id, 'money', 'rates', rate.currency);
  const form = formState(flash, 'setRateSettings', []);
  return (
    <section className="desk-card" aria-label={t('desk.rates.takenFrom')}>
      <CallForm
        call="setRateSettings"
        className="desk-stack"
        params={{ id: settings.id }}
        query={{ tenant: tenant.id }}
        version={settings.version}
        next={page}
        back={page}
        flash="desk.flash.saved"
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

/** A rate that differs much from the one before: somebody has to say that it is right. */
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
          <TextInput
            name="reason"
            label={t('desk.reason')}
            required
            defaultValue={form.value('reason')}
            error={form.error('reason')}
          />
          <div>
            <Button type="submit">{t('desk.rates.release')}</Button>
          </div>
        </CallForm>
      )}
    </Notice>
  );
}
