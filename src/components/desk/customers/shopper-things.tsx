import type { ReactNode } from 'react';
import type { OpsShopper } from '../../../contract/ops/orders/shoppers.ts';
import { formatCny } from '../../../i18n/format.ts';
import { translateKey } from '../../../i18n/translator.ts';
import { deskPath } from '../../../site/desk-path.ts';
import { Badge } from '../../ui/badge.tsx';
import { ShortTime } from '../list/short-time.tsx';
import { thingPath } from '../search/thing-path.ts';
import type { DeskTenantView } from '../view.ts';

type Thing = {
  id: string;
  number: ReactNode;
  href: string | undefined;
  status: string;
  text?: string;
  at: string;
};

/** The last orders, parcels, shipments and tickets of a shopper, as far as the viewer may see them. */
export function ShopperThings({ view, shopper }: { view: DeskTenantView; shopper: OpsShopper }) {
  const { t, tenant, locale } = view;
  const { orders, parcels, shipments, tickets, counts } = shopper;
  return (
    <>
      <Things
        view={view}
        title={t('desk.nav.orders')}
        count={counts.orders}
        things={orders?.map(({ id, number, status, total, createdAt }) => ({
          id,
          number,
          href: thingPath(tenant.id, 'ORDER', number),
          status: translateKey(t, `desk.orders.pile.${status}`),
          text: formatCny(locale, total),
          at: createdAt,
        }))}
      />
      <Things
        view={view}
        title={t('desk.shopper.parcels')}
        count={counts.parcels}
        things={parcels?.map(({ id, number, status, createdAt }) => ({
          id,
          number,
          href: thingPath(tenant.id, 'PARCEL', number),
          status: translateKey(t, `desk.parcelStatus.${status}`),
          at: createdAt,
        }))}
      />
      <Things
        view={view}
        title={t('desk.shopper.shipments')}
        count={counts.shipments}
        things={shipments?.map(({ id, number, status, total, createdAt }) => ({
          id,
          number,
          href: thingPath(tenant.id, 'SHIPMENT', number),
          status: translateKey(t, `transitStatus.${status}`),
          text: formatCny(locale, total),
          at: createdAt,
        }))}
      />
      <Things
        view={view}
        title={t('desk.nav.tickets')}
        count={counts.tickets}
        things={tickets?.map(({ id, kind, state, subjectNo, createdAt }) => ({
          id,
          number: t(`desk.ticket.kind.${kind}`),
          href: deskPath(tenant.id, 'tickets', id),
          status: t(`desk.ticket.state.${state}`),
          text: subjectNo,
          at: createdAt,
        }))}
      />
    </>
  );
}

type ThingsProps = {
  view: DeskTenantView;
  title: string;
  count: number | undefined;
  things: Thing[] | undefined;
};

function Things({ view, title, count, things }: ThingsProps) {
  const { t } = view;
  if (!things) return null;
  return (
    <section className="desk-card">
      <h2>
        {title} <span className="desk-quiet">{count}</span>
      </h2>
      {things.length === 0 && <p className="desk-quiet">{t('desk.list.empty')}</p>}
      <ul className="desk-things">
        {things.map(({ id, number, href, status, text, at }) => (
          <li key={id}>
            {href ? <a href={href}>{number}</a> : <span>{number}</span>}
            <Badge>{status}</Badge>
            {text && <span>{text}</span>}
            <ShortTime view={view} at={at} />
          </li>
        ))}
      </ul>
    </section>
  );
}
