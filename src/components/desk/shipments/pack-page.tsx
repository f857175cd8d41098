import type { OpsTransit } from '../../../contract/ops/warehouse/shipments.ts';
import { deskPath } from '../../../site/desk-path.ts';
import { CallForm } from '../../form/call-form.tsx';
import { formState } from '../../form/field-errors.ts';
import { FormMessage } from '../../form/form-message.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { SourceText } from '../../ui/source-text.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import type { DeskTenantView } from '../view.ts';
import { chosenWork } from './words.ts';

type PackProps = { view: DeskTenantView; order: OpsTransit; box: number };

/** Packing by scan: each parcel is scanned into the open box. A scanner ends with Enter, which sends the form. */
export function PackPage({ view, order, box }: PackProps) {
  const { t, tenant, flash } = view;
  const page = deskPath(tenant.id, 'shipments', order.orderNo, 'pack');
  const form = formState(flash, 'packParcel', ['code', 'box']);
  const boxOf = new Map(
    order.packedBoxes.flatMap(({ number, parcelNos }) => parcelNos.map((no) => [no, number])),
  );
  const unpacked = order.parcels.filter(({ parcelNo }) => !boxOf.has(parcelNo));
  const boxPath = `${page}?box=${box}`;
  const work = chosenWork(t, order);
  return (
    <div className="desk-scan">
      <div className="desk-head">
        <a href={deskPath(tenant.id, 'shipments', order.orderNo)}>{order.orderNo}</a>
        <h1>{t('desk.pack.title')}</h1>
        <strong>{t('desk.pack.count', { packed: boxOf.size, all: order.parcels.length })}</strong>
      </div>
      <FormMessage form={form} />
      {work && (
        <Notice tone="warning" title={t('desk.shipments.services')}>
          {work}
        </Notice>
      )}
      {unpacked.length === 0 && (
        <Notice
          tone="success"
          action={
            <ButtonLink variant="primary" href={deskPath(tenant.id, 'shipments', order.orderNo)}>
              {t('desk.act.weigh')}
            </ButtonLink>
          }
        >
          {t('desk.pack.done')}
        </Notice>
      )}
      <CallForm
        call="packParcel"
        params={{ id: order.orderNo }}
        query={{ tenant: tenant.id }}
        next={boxPath}
        back={boxPath}
        className="desk-scan-form"
      >
        <TextInput
          name="code"
          label={t('desk.pack.code')}
          autoComplete="off"
          autoFocus
          required
          error={form.error('code')}
        />
        <input type="hidden" name="box" value={box} />
        <Button type="submit" variant="primary" size="lg">
          {t('desk.pack.into', { box })}
        </Button>
      </CallForm>
      <nav className="desk-row" aria-label={t('desk.shipments.boxes')}>
        {boxNumbers(order, box).map((number) => (
          <ButtonLink
            key={number}
            variant={number === box ? 'primary' : 'secondary'}
            size="lg"
            href={`${page}?box=${number}`}
            aria-current={number === box ? 'true' : undefined}
          >
            {t('desk.shipments.box', { number })}
          </ButtonLink>
        ))}
      </nav>
      <ul className="desk-picks">
        {order.parcels.map(({ parcelNo, shelfCode, items }) => (
          <li key={parcelNo} data-packed={boxOf.has(parcelNo) || undefined}>
            <strong className="desk-mono">{shelfCode || '–'}</strong>
            <span>
              <span className="desk-mono">{parcelNo}</span>
              <span className="desk-quiet">
                {' '}
                <SourceText>
                  {items.map((item) => `${item.title} × ${item.quantity}`).join('; ')}
                </SourceText>
              </span>
            </span>
            {boxOf.has(parcelNo) ? (
              <Unpack view={view} order={order} parcelNo={parcelNo} back={boxPath}>
                {t('desk.shipments.box', { number: boxOf.get(parcelNo) ?? 0 })}
              </Unpack>
            ) : (
              <span className="desk-quiet">{t('desk.pack.onShelf')}</span>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The numbers of the boxes, and that of the next empty box. */
function boxNumbers({ packedBoxes }: OpsTransit, current: number): number[] {
  const last = Math.max(current, 0, ...packedBoxes.map(({ number }) => number));
  return Array.from({ length: Math.min(last + 1, 99) }, (_, index) => index + 1);
}

type UnpackProps = {
  view: DeskTenantView;
  order: OpsTransit;
  parcelNo: string;
  back: string;
  children: string;
};

function Unpack({ view: { t, tenant }, order, parcelNo, back, children }: UnpackProps) {
  return (
    <CallForm
      call="unpackParcel"
      params={{ id: order.orderNo }}
      query={{ tenant: tenant.id }}
      next={back}
      back={back}
      className="desk-row"
    >
      <span>✓ {children}</span>
      <input type="hidden" name="code" value={parcelNo} />
      <Button type="submit" size="sm" variant="ghost">
        {t('desk.pack.takeOut')}
      </Button>
    </CallForm>
  );
}
