import type { EndpointName } from '../../../contract/endpoints.ts';
import type { OpsShopper } from '../../../contract/ops/orders/shoppers.ts';
import type { ShopperAction } from '../../../contract/values/people/shopper-kinds.ts';
import { TICKET_KINDS } from '../../../contract/values/people/ticket-kinds.ts';
import { deskPath } from '../../../site/desk-path.ts';
import { CallForm } from '../../form/call-form.tsx';
import { formState } from '../../form/field-errors.ts';
import { FormMessage } from '../../form/form-message.tsx';
import { Button } from '../../ui/button.tsx';
import { Select } from '../../ui/select.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import type { DeskTenantView } from '../view.ts';
import { Act } from './act.tsx';
import { ViewAs } from './view-as.tsx';

type ActsProps = { view: DeskTenantView; shopper: OpsShopper };

/** Each change with its call, and whether it needs a reason. */
const CALLS = {
  BLOCK: { call: 'blockShopper', flash: 'desk.flash.shopperBlocked', needsReason: true },
  UNBLOCK: { call: 'unblockShopper', flash: 'desk.flash.shopperUnblocked', needsReason: false },
  CLEAR_PAY_PASSWORD: {
    call: 'clearPayPassword',
    flash: 'desk.flash.payPasswordCleared',
    needsReason: true,
  },
  ERASE: { call: 'eraseShopper', flash: 'desk.flash.shopperErased', needsReason: true },
} as const satisfies Partial<
  Record<ShopperAction, { call: EndpointName; flash: string; needsReason: boolean }>
>;

/** The viewer's possible acts on a shopper. */
export function ShopperActs({ view, shopper }: ActsProps) {
  const { t, may } = view;
  const { actions } = shopper;
  const changes = (Object.keys(CALLS) as (keyof typeof CALLS)[]).filter((action) =>
    actions.includes(action),
  );
  if (actions.length === 0 && !may('tickets.act')) return null;
  return (
    <section className="desk-card">
      <h2>{t('desk.acts')}</h2>
      <div className="desk-acts">
        {may('tickets.act') && <OpenTicket view={view} shopper={shopper} />}
        {actions.includes('REVEAL') && <Reveal view={view} />}
        {changes.map((action) => (
          <Change key={action} view={view} shopper={shopper} action={action} />
        ))}
        {may('shoppers.lead') && shopper.state !== 'ERASED' && (
          <ViewAs view={view} shopper={shopper} />
        )}
        {actions.includes('EXPORT') && <Export view={view} shopper={shopper} />}
      </div>
    </section>
  );
}

function Change({ view, shopper, action }: ActsProps & { action: keyof typeof CALLS }) {
  const { t, tenant, flash, pagePath } = view;
  const { call, needsReason, ...done } = CALLS[action];
  const form = formState(flash, call, ['reason']);
  const isGrave = action === 'ERASE' || action === 'BLOCK';
  return (
    <Act title={t(`desk.shopper.act.${action}`)} open={form.refused}>
      <CallForm
        call={call}
        params={{ id: shopper.id }}
        query={{ tenant: tenant.id }}
        version={shopper.version}
        next={pagePath}
        back={pagePath}
        flash={done.flash}
      >
        <FormMessage form={form} />
        <p className="desk-quiet">{t(`desk.shopper.act.${action}.text`)}</p>
        <TextInput
          id={`${action}-reason`}
          name="reason"
          label={t('desk.reason')}
          maxLength={300}
          required={needsReason}
          defaultValue={form.value('reason')}
          error={form.error('reason')}
        />
        <Button type="submit" variant={isGrave ? 'danger' : 'primary'}>
          {t(`desk.shopper.act.${action}`)}
        </Button>
      </CallForm>
    </Act>
  );
}

/**
 * The form to see masked data. It is a plain GET: the page then shows e-mail and phone number in full, and the audit
 * stores the reason.
 */
function Reveal({ view }: { view: DeskTenantView }) {
  const { t, pagePath } = view;
  return (
    <Act title={t('desk.shopper.act.REVEAL')}>
      <form action={pagePath.split('?', 1)[0]}>
        <TextInput
          id="reveal-reason"
          name="reveal"
          label={t('desk.reason')}
          maxLength={300}
          required
        />
        <Button type="submit">{t('desk.shopper.act.REVEAL')}</Button>
      </form>
    </Act>
  );
}

function Export({ view, shopper }: ActsProps) {
  const { t, tenant } = view;
  const href = `/api/ops/shoppers/${shopper.id}/export?${new URLSearchParams({ tenant: tenant.id })}`;
  return (
    <Act title={t('desk.shopper.act.EXPORT')}>
      <div>
        <p className="desk-quiet">{t('desk.shopper.act.EXPORT.text')}</p>
        <a href={href} download={`shopper-${shopper.id}.json`}>
          {t('desk.shopper.download')}
        </a>
      </div>
    </Act>
  );
}

function OpenTicket({ view, shopper }: ActsProps) {
  const { t, tenant, flash, pagePath } = view;
  const form = formState(flash, 'openTicket', ['kind', 'subjectNo', 'text']);
  return (
    <Act title={t('desk.ticket.open')} open={form.refused}>
      <CallForm
        call="openTicket"
        query={{ tenant: tenant.id }}
        next={`${deskPath(tenant.id, 'tickets')}/{id}`}
        back={pagePath}
        flash="desk.flash.ticketOpened"
      >
        <FormMessage form={form} />
        <input type="hidden" name="shopperId" value={shopper.id} />
        <Select
          name="kind"
          label={t('desk.ticket.kind')}
          defaultValue={form.value('kind')}
          options={TICKET_KINDS.map((value) => ({ value, label: t(`desk.ticket.kind.${value}`) }))}
        />
        <TextInput
          name="subjectNo"
          label={t('desk.ticket.subject')}
          maxLength={32}
          autoComplete="off"
          defaultValue={form.value('subjectNo')}
          error={form.error('subjectNo')}
        />
        <TextArea
          name="text"
          label={t('desk.ticket.note')}
          rows={3}
          maxLength={4000}
          required
          defaultValue={form.value('text')}
          error={form.error('text')}
        />
        <Button type="submit" variant="primary">
          {t('desk.ticket.open')}
        </Button>
      </CallForm>
    </Act>
  );
}
