import type { ReactNode } from 'react';
import type { OpsShopper } from '../../../contract/ops/shoppers.ts';
import { formatCny, formatDateTime } from '../../../i18n/format.ts';
import { translateKey } from '../../../i18n/translator.ts';
import { deskPath } from '../../../site/desk-path.ts';
import { Badge } from '../../ui/badge.tsx';
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
          status: translateKey(t, `order.status.${status}`),
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
          status: translateKey(t, `parcel.status.${status}`),
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
          status: translateKey(t, `transit.status.${status}`),
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
  const { t, locale, zone } = view;
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
            <time className="desk-quiet" dateTime={at}>
              {formatDateTime(locale, at, zone)}
            </time>
          </li>
        ))}
      </ul>
    </section>
  );
}
