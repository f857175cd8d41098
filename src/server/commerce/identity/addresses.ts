import { addresses, billingAddresses, userWarehouses } from '../../db/schema/people/users.ts';
import { addressBook } from './address-book.ts';

const rules = () => import('./address-rules.ts');

/** The shopper's delivery addresses abroad. */
export const deliveryAddresses = addressBook(addresses, async ({ tenant }, address) =>
  (await rules()).assertDeliveryAddress(address, tenant.countries),
);

/** The shopper's billing addresses. */
export const billingAddressBook = addressBook(billingAddresses, async (_scope, address) =>
  (await rules()).assertBillingAddress(address),
);

/** The shopper's own delivery addresses in China. */
export const userWarehouseBook = addressBook(userWarehouses, async (_scope, warehouse) =>
  (await rules()).assertUserWarehouse(warehouse),
);
