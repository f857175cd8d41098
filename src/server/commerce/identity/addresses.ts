import { addresses, billingAddresses, userWarehouses } from '../../db/schema/users.ts';
import { addressBook } from './address-book.ts';
import {
  assertBillingAddress,
  assertDeliveryAddress,
  assertUserWarehouse,
} from './address-rules.ts';

/** Where parcels are delivered abroad. */
export const deliveryAddresses = addressBook(addresses, ({ tenant }, address) =>
  assertDeliveryAddress(address, tenant.countries),
);

/** Whom invoices are for. */
export const billingAddressBook = addressBook(billingAddresses, (_scope, address) =>
  assertBillingAddress(address),
);

/** The shopper's own delivery addresses in China. */
export const userWarehouseBook = addressBook(userWarehouses, (_scope, warehouse) =>
  assertUserWarehouse(warehouse),
);
