import type { OwnerScope } from '../../../src/server/commerce/base/scope.ts';
import { type Announcement, announceParcel } from '../../../src/server/commerce/parcel/announce.ts';
import { check } from './fulfilment.ts';

/** A shopper of a tenant that accepts own parcels. */
export const announcer = (scope: OwnerScope, shown = {}): OwnerScope => ({
  ...scope,
  tenant: {
    ...scope.tenant,
    tenantPreference: {
      ...scope.tenant.tenantPreference,
      showStockin: true,
      showUserWarehouse: true,
      ...shown,
    },
  },
});

/** Two tea sets at 88.00 and a cloth at 12.50: together 188.50. `other` replaces fields. */
export const announcement = (
  { tenantId }: OwnerScope,
  other: Partial<Announcement> = {},
): Announcement => ({
  tenantWarehouseId: `w-${tenantId}`,
  domesticCarrier: 'YTO',
  domesticTrackingNo: 'YT8830012345678',
  items: [
    { title: 'Tea set', quantity: 2, price: '88' },
    { title: '茶巾', quantity: 1, price: '12.50' },
  ],
  note: 'Fragile',
  ...other,
});

export const announced = (scope: OwnerScope, other: Partial<Announcement> = {}) =>
  announceParcel(scope, announcement(scope, other));

/** An announced parcel that was received and checked. */
export async function announcedAndChecked(scope: OwnerScope, result?: Parameters<typeof check>[2]) {
  const { id } = await announced(scope);
  return check(scope, id, result);
}
