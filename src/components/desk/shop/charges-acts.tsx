import type { ReactNode } from 'react';
import type { EndpointName } from '../../../contract/endpoints.ts';
import type { Proposal } from '../../../contract/ops/people/approvals.ts';
import type { ShopPartDetail } from '../../../contract/ops/shop/shop.ts';
import { deskPath } from '../../../site/desk-path.ts';
import { CallForm } from '../../form/call-form.tsx';
import { formState } from '../../form/field-errors.ts';
import { FormMessage } from '../../form/form-message.tsx';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import type { DeskTenantView } from '../view.ts';

type ChargesProps = { view: DeskTenantView; part: ShopPartDetail };

/** The proposals about a part that wait for a second person. */
export function WaitingCharges({ view, waiting }: { view: DeskTenantView; waiting: Proposal[] }) {
  const { t, tenant } = view;
  return waiting.map(({ id, proposalNo, madeBy }) => (
    <Notice key={id} tone="info">
      {t('desk.charges.waits', { name: madeBy.name })}{' '}
      <a href={deskPath(tenant.id, 'money', 'approvals', id)}>
        <span className="desk-mono">{proposalNo}</span>
      </a>
    </Notice>
  ));
}

/** The buttons to propose a draft of what the shop charges, or to drop it. */
export function ProposeCharges({ view, part }: ChargesProps) {
  const { t, pagePath, tenant } = view;
  return (
    <>
      {view.may('money.propose') && (
        <ReasonForm {...{ view, part }} call="proposeShopCharges" id="charges-reason">
          <Button type="submit" variant="primary">
            {t('desk.charges.propose')}
          </Button>
        </ReasonForm>
      )}
      <CallForm
        call="discardShopCharges"
        params={{ id: part.id }}
        query={{ tenant: tenant.id }}
        version={part.version}
        next={pagePath}
        back={pagePath}
        flash="desk.flash.draftDropped"
      >
        <Button type="submit">{t('desk.shop.discard')}</Button>
      </CallForm>
    </>
  );
}

/** The button to propose the charges with a number of the history again. */
export function ProposeEarlier({ view, part, number }: ChargesProps & { number: number }) {
  if (!view.may('money.propose')) return null;
  return (
    <ReasonForm
      {...{ view, part }}
      call="proposeEarlierShopCharges"
      id={`charges-reason-${number}`}
    >
      <input type="hidden" name="number" value={number} />
      <Button type="submit" size="sm">
        {view.t('desk.charges.proposeEarlier')}
      </Button>
    </ReasonForm>
  );
}

function ReasonForm({
  view,
  part,
  call,
  id,
  children,
}: ChargesProps & { call: EndpointName; id: string; children: ReactNode }) {
  const { t, flash, pagePath, tenant } = view;
  const form = formState(flash, call, ['reason']);
  return (
    <CallForm
      call={call}
      params={{ id: part.id }}
      query={{ tenant: tenant.id }}
      idempotencyKey={crypto.randomUUID()}
      next={`${deskPath(tenant.id, 'money', 'approvals')}/{id}`}
      back={pagePath}
      flash="desk.flash.proposed"
      className="desk-stack"
    >
      <FormMessage form={form} />
      <TextInput
        id={id}
        name="reason"
        label={t('desk.reason')}
        required
        maxLength={300}
        defaultValue={form.value('reason')}
        error={form.error('reason')}
      />
      {children}
    </CallForm>
  );
}
