import { MAX_COUNTED } from '../../../contract/values/desk/list.ts';
import {
  SHIPMENT_PILES,
  type ShipmentPile,
} from '../../../contract/values/warehouse/shipment-kinds.ts';
import { deskPath } from '../../../site/desk-path.ts';
import { tabAddress } from '../list/address.ts';
import type { DeskTenantView } from '../view.ts';

type PilesProps = {
  view: DeskTenantView;
  current: ShipmentPile | undefined;
  counts: Readonly<Partial<Record<ShipmentPile, number>>>;
};

/** Tabs for the piles of shipments, each with its count. */
export function Piles({ view: { t, tenant, pagePath }, current, counts }: PilesProps) {
  const shown = (count: number) => (count > MAX_COUNTED ? `${MAX_COUNTED}+` : String(count));
  return (
    <nav className="desk-tabs" aria-label={t('desk.shipments.piles')}>
      {SHIPMENT_PILES.map((pile) => (
        <a
          key={pile}
          href={tabAddress(pagePath, deskPath(tenant.id, 'shipments'), { pile })}
          aria-current={pile === current ? 'page' : undefined}
        >
          {t(`desk.pile.${pile}`)}
          {pile !== 'DONE' && <span className="desk-quiet">{shown(counts[pile] ?? 0)}</span>}
        </a>
      ))}
    </nav>
  );
}
