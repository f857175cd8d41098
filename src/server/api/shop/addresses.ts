import type { addressEndpoints } from '../../../contract/calls/addresses.ts';
import {
  billingAddressBook,
  deliveryAddresses,
  userWarehouseBook,
} from '../../commerce/identity/addresses.ts';
import type { Handlers } from '../handler.ts';
import { OK } from '../ok.ts';

export const addressHandlers: Pick<Handlers, keyof typeof addressEndpoints> = {
  listAddresses: (scope) => deliveryAddresses.list(scope),
  saveAddress: (scope, { body }) => deliveryAddresses.save(scope, body),
  deleteAddress: async (scope, { params }) => {
    await deliveryAddresses.remove(scope, params.id);
    return OK;
  },
  listBillingAddresses: (scope) => billingAddressBook.list(scope),
  saveBillingAddress: (scope, { body }) => billingAddressBook.save(scope, body),
  deleteBillingAddress: async (scope, { params }) => {
    await billingAddressBook.remove(scope, params.id);
    return OK;
  },
  listUserWarehouses: (scope) => userWarehouseBook.list(scope),
  saveUserWarehouse: (scope, { body }) => userWarehouseBook.save(scope, body),
  deleteUserWarehouse: async (scope, { params }) => {
    await userWarehouseBook.remove(scope, params.id);
    return OK;
  },
};
