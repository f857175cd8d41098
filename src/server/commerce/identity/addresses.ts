import { addresses, billingAddresses, userWarehouses } from '../../db/schema/users.ts';
import { addressBook } from './address-book.ts';

const rules = () => import('./address-rules.ts');

/** Where parcels are delivered abroad. */
export const deliveryAddresses = addressBook(addresses, async ({ tenant }, address) =>
  (await rules()).assertDeliveryAddress(address, tenant.countries),
);

/** Whom invoices are for. */
export const billingAddressBook = addressBook(billingAddresses, async (_scope, address) =>
  (await rules()).assertBillingAddress(address),
);

/** The shopper's own delivery addresses in China. */
export const userWarehouseBook = addressBook(userWarehouses, async (_scope, warehouse) =>
  (await rules()).assertUserWarehouse(warehouse),
);
