import type { ReactNode } from 'react';
import type { CurrencyRate } from '../../../contract/ops/money/rates.ts';
import { deskPath } from '../../../site/desk-path.ts';
import { CallForm } from '../../form/call-form.tsx';
import { formState } from '../../form/field-errors.ts';
import { FormMessage } from '../../form/form-message.tsx';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import type { DeskTenantView } from '../view.ts';
import { sourceName } from './rate-words.ts';
import { ReasonInput } from './reason-input.tsx';

type ViewProps = { view: DeskTenantView };

const approvals = ({ tenant }: DeskTenantView) =>
  `${deskPath(tenant.id, 'money', 'approvals')}/{id}`;

/** A card with the form of a proposal, which a second person approves. */
function ProposalCard({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="desk-card" aria-label={title}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}

/** The form that proposes a rate for a currency. */
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
        <ReasonInput view={view} form={form} />
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

/** The form that proposes the margin of a currency, or that of all currencies without a margin of their own. */
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
        <ReasonInput view={view} form={form} />
        <div>
          <Button type="submit" variant="primary">
            {t('desk.rates.proposeMargin')}
          </Button>
        </div>
      </CallForm>
    </ProposalCard>
  );
}
