import { UNBOUGHT_REASONS } from '../../../contract/ops/orders/corrections.ts';
import { REJECT_REASONS } from '../../../contract/ops/orders/purchase.ts';
import { isOwnProduct } from '../../../contract/values/goods/own-products.ts';
import { Select } from '../../ui/select.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { type ActProps, OrderAct } from './order-act.tsx';
import { OutOfStockAct, ShippedAct } from './parcel-acts.tsx';

/** The forms of all acts that the person may do on an order now. */
export function OrderActs(props: ActProps) {
  const { view, order } = props;
  const { t } = view;
  const can = new Set(order.actions);
  if (!view.may('orders.act') || can.size === 0) return null;
  return (
    <section className="desk-card">
      <h2>{t('desk.act.heading')}</h2>
      <div className="desk-acts">
        {can.has('accept') && (
          <OrderAct {...props} call="acceptOrder" title={t('desk.act.accept')} open />
        )}
        {can.has('bought') &&
          (isOwnStock(order) ? <TakeAct {...props} /> : <BoughtAct {...props} />)}
        {can.has('shipped') && <ShippedAct {...props} />}
        {can.has('delivered') && (
          <OrderAct {...props} call="markDelivered" title={t('desk.act.delivered')} />
        )}
        {can.has('ask') && <AskAct {...props} />}
        {can.has('supplement') && <SupplementAct {...props} />}
        {can.has('cancelSupplement') && (
          <OrderAct
            {...props}
            call="cancelSupplement"
            title={t('desk.act.cancelSupplement')}
            text={t('desk.act.cancelSupplementText')}
          />
        )}
        {can.has('correctCost') && <CostAct {...props} />}
        {can.has('outOfStock') && <OutOfStockAct {...props} />}
        {can.has('unbought') && <UnboughtAct {...props} />}
        {can.has('reject') && <RejectAct {...props} />}
      </div>
    </section>
  );
}

/** Whether all goods of an order are from the shop's own stock, so that nobody has to buy them. */
const isOwnStock = ({ items }: ActProps['order']): boolean =>
  items.every(({ productId }) => isOwnProduct(productId));

function TakeAct(props: ActProps) {
  const { t } = props.view;
  return (
    <OrderAct
      {...props}
      call="markBought"
      title={t('desk.act.take')}
      text={t('desk.act.takeText')}
      open
    />
  );
}

function BoughtAct(props: ActProps) {
  const { t } = props.view;
  return (
    <OrderAct
      {...props}
      call="markBought"
      title={t('desk.act.bought')}
      open
      fields={['upstreamOrderNo', 'cost']}
    >
      {(form) => (
        <>
          <TextInput
            name="upstreamOrderNo"
            id="bought-no"
            label={t('desk.orders.upstreamNo')}
            maxLength={64}
            defaultValue={form.value('upstreamOrderNo')}
            error={form.error('upstreamOrderNo')}
          />
          <TextInput
            name="cost"
            id="bought-cost"
            label={t('desk.orders.cost')}
            hint={t('desk.act.costHint')}
            inputMode="decimal"
            leading="¥"
            defaultValue={form.value('cost')}
            error={form.error('cost')}
          />
        </>
      )}
    </OrderAct>
  );
}

function CostAct(props: ActProps) {
  const { t } = props.view;
  const { cost, upstreamOrderNo } = props.order;
  return (
    <OrderAct
      {...props}
      call="correctCost"
      title={t('desk.act.correctCost')}
      fields={['upstreamOrderNo', 'cost']}
    >
      {(form) => (
        <>
          <TextInput
            name="cost"
            id="cost-cost"
            label={t('desk.orders.cost')}
            inputMode="decimal"
            leading="¥"
            required
            defaultValue={form.value('cost') ?? cost}
            error={form.error('cost')}
          />
          <TextInput
            name="upstreamOrderNo"
            id="cost-no"
            label={t('desk.orders.upstreamNo')}
            maxLength={64}
            defaultValue={form.value('upstreamOrderNo') ?? upstreamOrderNo}
            error={form.error('upstreamOrderNo')}
          />
        </>
      )}
    </OrderAct>
  );
}

function AskAct(props: ActProps) {
  const { t } = props.view;
  return (
    <OrderAct {...props} call="askShopper" title={t('desk.act.ask')} fields={['question']}>
      {(form) => (
        <TextArea
          name="question"
          label={t('desk.act.question')}
          hint={t('desk.act.shopperReads')}
          rows={3}
          maxLength={500}
          required
          defaultValue={form.value('question')}
          error={form.error('question')}
        />
      )}
    </OrderAct>
  );
}

function SupplementAct(props: ActProps) {
  const { t } = props.view;
  return (
    <OrderAct
      {...props}
      call="requestSupplement"
      title={t('desk.act.supplement')}
      text={t('desk.act.supplementText')}
      fields={['amount', 'note']}
    >
      {(form) => (
        <>
          <TextInput
            name="amount"
            label={t('desk.act.amount')}
            inputMode="decimal"
            leading="¥"
            required
            defaultValue={form.value('amount')}
            error={form.error('amount')}
          />
          <TextInput
            name="note"
            id="supplement-note"
            label={t('desk.act.why')}
            hint={t('desk.act.shopperReads')}
            maxLength={200}
            required
            defaultValue={form.value('note')}
            error={form.error('note')}
          />
        </>
      )}
    </OrderAct>
  );
}

function UnboughtAct(props: ActProps) {
  const { t } = props.view;
  return (
    <OrderAct
      {...props}
      call="unbuyOrder"
      title={t('desk.act.unbought')}
      text={t('desk.act.unboughtText')}
      danger
    >
      {(form) => (
        <>
          <Select
            name="outcome"
            label={t('desk.act.outcome')}
            defaultValue={form.value('outcome') ?? 'BUY_AGAIN'}
            options={(['BUY_AGAIN', 'CLOSE'] as const).map((value) => ({
              value,
              label: t(`desk.act.outcome.${value}`),
            }))}
          />
          <Select
            name="reason"
            id="unbought-reason"
            label={t('desk.act.reason')}
            defaultValue={form.value('reason') ?? 'SELLER_REFUSED'}
            options={UNBOUGHT_REASONS.map((value) => ({ value, label: t(`closeReason.${value}`) }))}
          />
          <TextInput
            name="note"
            id="unbought-note"
            label={t('desk.act.noteToShopper')}
            maxLength={200}
            defaultValue={form.value('note')}
          />
        </>
      )}
    </OrderAct>
  );
}

function RejectAct(props: ActProps) {
  const { t } = props.view;
  return (
    <OrderAct
      {...props}
      call="rejectOrder"
      title={t('desk.act.reject')}
      text={t('desk.act.rejectText')}
      danger
    >
      {(form) => (
        <>
          <Select
            name="reason"
            id="reject-reason"
            label={t('desk.act.reason')}
            defaultValue={form.value('reason') ?? 'OUT_OF_STOCK'}
            options={REJECT_REASONS.map((value) => ({ value, label: t(`closeReason.${value}`) }))}
          />
          <TextInput
            name="note"
            id="reject-note"
            label={t('desk.act.noteToShopper')}
            maxLength={200}
            defaultValue={form.value('note')}
          />
        </>
      )}
    </OrderAct>
  );
}
