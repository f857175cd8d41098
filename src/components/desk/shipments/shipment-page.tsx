import type { ReactNode } from 'react';
import type { OpsTransit } from '../../../contract/ops/warehouse/shipments.ts';
import { PAPER_KINDS } from '../../../contract/values/warehouse/shipment-kinds.ts';
import { formatCny, formatDateTime, formatWeight } from '../../../i18n/format.ts';
import { deskPath } from '../../../site/desk-path.ts';
import { Badge } from '../../ui/badge.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { ShopperLink } from '../customers/shopper-link.tsx';
import { Walk } from '../list/walk.tsx';
import type { DeskTenantView } from '../view.ts';
import { Boxes } from './boxes.tsx';
import { Declaration } from './declaration.tsx';
import { ShipmentActs } from './shipment-acts.tsx';
import { ShipmentTimeline } from './shipment-timeline.tsx';
import { chosenWork, countryName } from './words.ts';

type ShipmentProps = { view: DeskTenantView; order: OpsTransit };

/** A shipment with the possible acts, its boxes, papers and history. */
export function ShipmentPage({ view, order }: ShipmentProps) {
  const { t, tenant } = view;
  return (
    <>
      <Walk
        view={view}
        back={{
          href: `${deskPath(tenant.id, 'shipments')}?pile=${order.pile}`,
          label: t(`desk.pile.${order.pile}`),
        }}
      />
      <div className="desk-head">
        <h1 className="desk-mono">{order.orderNo}</h1>
        <Badge>{t(`transitStatus.${order.status}`)}</Badge>
      </div>
      {order.shopper.blocked && <Notice tone="warning">{t('desk.shipment.shopperBlocked')}</Notice>}
      {order.problem && <Problem view={view} problem={order.problem} />}
      <div className="desk-columns">
        <div>
          <ShipmentActs view={view} order={order} />
          <Boxes view={view} order={order} />
          <Declaration view={view} order={order} />
        </div>
        <div>
          <Facts view={view} order={order} />
          {view.may('shipments.act') && <Papers view={view} order={order} />}
          <ShipmentTimeline view={view} order={order} />
        </div>
      </div>
    </>
  );
}

function Problem({
  view: { t },
  problem,
}: {
  view: DeskTenantView;
  problem: NonNullable<OpsTransit['problem']>;
}) {
  const liableParty = t(`desk.liable.${problem.liable}`);
  if (!problem.open) {
    return <Notice title={t('desk.problem.closed', { who: liableParty })}>{problem.note}</Notice>;
  }
  const isUnknown = problem.liable === 'UNKNOWN';
  return (
    <Notice
      tone="danger"
      title={isUnknown ? t('desk.problem.decide') : t('desk.problem.pays', { who: liableParty })}
    >
      {problem.note}
    </Notice>
  );
}

function Facts({ view, order }: ShipmentProps) {
  const { t, locale } = view;
  const to = order.address;
  const facts: [string, ReactNode][] = [
    [
      t('desk.shipments.shopper'),
      <ShopperLink key="shopper" view={view} shopper={order.shopper} />,
    ],
    [t('desk.shipments.option'), order.optionTitle],
    [t('desk.shipments.country'), countryName(locale, order.country)],
    [
      t('desk.shipments.address'),
      order.addressHidden
        ? t('desk.shipments.addressHidden')
        : to &&
          [to.name, to.phone, to.line1, to.district, to.city, to.province, to.postCode]
            .filter(Boolean)
            .join(', '),
    ],
    [t('desk.shipments.pickup'), order.pickupWarehouse?.name],
    [t('desk.shipments.weight'), order.packed ? formatWeight(locale, order.weightG) : undefined],
    [t('desk.shipments.carrier'), order.carrier],
    [t('desk.shipments.trackingNo'), order.trackingNo],
    [t('desk.shipments.localTrackingNo'), order.localTrackingNo],
    [t('desk.shipments.message'), order.message],
    [t('desk.shipments.services'), chosenWork(t, order)],
    [
      t(order.bill ? 'desk.shipments.bill' : 'desk.shipments.estimate'),
      order.total && formatCny(locale, order.total),
    ],
    [t('desk.shipments.charged'), order.freightCost && formatCny(locale, order.freightCost)],
    [
      t('desk.shipments.payBefore'),
      order.expiresAt && formatDateTime(locale, order.expiresAt, view.zone),
    ],
  ];
  return (
    <section className="desk-card" aria-label={t('desk.shipments.facts')}>
      <h2>{t('desk.shipments.facts')}</h2>
      <dl className="desk-facts">
        {facts.map(
          ([name, value]) =>
            value && (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </dl>
    </section>
  );
}

function Papers({ view: { t, tenant }, order }: ShipmentProps) {
  return (
    <section className="desk-card" aria-label={t('desk.papers.title')}>
      <h2>{t('desk.papers.title')}</h2>
      <div className="desk-row">
        {PAPER_KINDS.map((kind) => (
          <ButtonLink
            key={kind}
            size="sm"
            href={deskPath(tenant.id, 'shipments', order.orderNo, 'papers', kind)}
          >
            {t(`desk.paper.${kind}`)}
          </ButtonLink>
        ))}
      </div>
    </section>
  );
}
