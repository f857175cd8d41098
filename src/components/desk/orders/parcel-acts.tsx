import { Select } from '../../ui/select.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { type ActProps, OrderAct } from './order-act.tsx';

/** Carriers of China that the field suggests. */
const CARRIERS = ['中通', '圆通', '申通', '韵达', '顺丰', '极兔', '京东', 'EMS', '德邦', '邮政'];

/**
 * The form that reports a parcel sent by the seller, with the quantity of each line in it. A second parcel is reported
 * with the same form again.
 */
export function ShippedAct(props: ActProps) {
  const { view, order } = props;
  const { t } = view;
  const lines = order.items.filter(({ left }) => left > 0);
  const call = 'shipParcel' as const;
  return (
    <OrderAct
      {...props}
      call={call}
      title={t('desk.act.shipped')}
      text={t('desk.act.shippedText')}
      open={order.status === 'PURCHASED'}
      fields={['domesticCarrier', 'domesticTrackingNo']}
    >
      {(form) => (
        <>
          <TextInput
            name="domesticCarrier"
            id="shipped-carrier"
            label={t('desk.orders.carrier')}
            list="carriers"
            maxLength={40}
            required
            defaultValue={form.value('domesticCarrier')}
            error={form.error('domesticCarrier')}
          />
          <datalist id="carriers">
            {CARRIERS.map((name) => (
              <option key={name} value={name} />
            ))}
          </datalist>
          <TextInput
            name="domesticTrackingNo"
            id="shipped-no"
            label={t('desk.orders.trackingNo')}
            maxLength={40}
            required
            defaultValue={form.value('domesticTrackingNo')}
            error={form.error('domesticTrackingNo')}
          />
          {lines.map((item, index) => (
            <div key={item.id}>
              <input type="hidden" name={`items.${index}.orderItemId`} value={item.id} />
              <TextInput
                name={`items.${index}.quantity`}
                type="number"
                min={0}
                max={item.left}
                label={`${item.title} (${t('desk.act.left', { count: item.left })})`}
                defaultValue={form.value(`items.${index}.quantity`) ?? `${item.left}`}
              />
            </div>
          ))}
        </>
      )}
    </OrderAct>
  );
}

/** The form that reports pieces that the seller will not send. */
export function OutOfStockAct(props: ActProps) {
  const { view, order } = props;
  const { t } = view;
  const lines = order.items.filter(({ left }) => left > 0);
  return (
    <OrderAct
      {...props}
      call="markOutOfStock"
      title={t('desk.act.outOfStock')}
      text={t('desk.act.outOfStockText')}
      danger
      fields={['quantity']}
    >
      {(form) => (
        <>
          <Select
            name="orderItemId"
            label={t('desk.act.line')}
            defaultValue={form.value('orderItemId') ?? lines[0]?.id}
            options={lines.map(({ id, title, left }) => ({
              value: id,
              label: `${title} (${t('desk.act.left', { count: left })})`,
            }))}
          />
          <TextInput
            name="quantity"
            id="missing-quantity"
            type="number"
            min={1}
            label={t('desk.act.quantity')}
            required
            defaultValue={form.value('quantity') ?? '1'}
            error={form.error('quantity')}
          />
          <TextInput
            name="note"
            id="missing-note"
            label={t('desk.act.noteToShopper')}
            maxLength={200}
            defaultValue={form.value('note')}
          />
        </>
      )}
    </OrderAct>
  );
}
