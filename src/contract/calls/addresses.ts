import * as v from 'valibot';
import type { Endpoint } from '../endpoint.ts';
import { ifAbsent } from '../foreign.ts';
import { country, id, line, ok, optionalLine, phone } from '../values/fields.ts';
import { COMPANY_TYPES } from '../values/shop/site-kinds.ts';

/** The texts of a saved entry. They may be older than today's rules for what is typed. */
const savedTexts = <F extends v.ObjectEntries>(fields: F) =>
  Object.fromEntries(Object.keys(fields).map((name) => [name, v.string()])) as {
    [K in keyof F]: v.StringSchema<undefined>;
  };
const defaultField = { defaultAddress: v.optional(v.boolean(), false) };

const addressTexts = {
  name: line(80),
  phone,
  country,
  /** Required, and one of `listAddressDistricts`, where the country has a list. */
  province: optionalLine(80),
  city: line(80),
  district: optionalLine(80),
  line1: line(160),
  line2: optionalLine(160),
  /** As the country writes it, and required, where there is a rule (contract/values/warehouse/post-codes.ts). */
  postCode: optionalLine(16),
  /** The passport or tax number that the customs of some countries require. */
  taxId: optionalLine(32),
};
export const address = v.object({ id, ...savedTexts(addressTexts), ...defaultField });
export type Address = v.InferOutput<typeof address>;

const companyType = ifAbsent(v.picklist(COMPANY_TYPES), 'INDIVIDUAL');
const billingTexts = {
  companyName: optionalLine(120),
  taxNo: optionalLine(40),
  ...addressTexts,
};
export const billingAddress = v.object({
  id,
  type: companyType,
  ...savedTexts(billingTexts),
  ...defaultField,
});

const userWarehouseTexts = {
  name: line(80),
  phone,
  province: line(80),
  city: line(80),
  district: optionalLine(80),
  line1: line(160),
  postCode: optionalLine(16),
};
/** The shopper's own delivery address in China (a forwarder's warehouse). */
export const userWarehouse = v.object({ id, ...savedTexts(userWarehouseTexts), ...defaultField });

/** The input to save an entry. With `id` the call changes that entry, without `id` it adds a new one. */
const entryInput = <F extends v.ObjectEntries>(fields: F) =>
  v.object({ id: v.optional(id), ...fields });
const idParams = v.object({ id });

export const addressEndpoints = {
  listAddresses: {
    method: 'GET',
    path: '/front/user/addresses',
    auth: 'user',
    group: 'user',
    summary: 'Delivery addresses, the default first',
    output: v.array(address),
  },
  saveAddress: {
    method: 'POST',
    path: '/front/user/addresses',
    auth: 'user',
    group: 'user',
    summary: 'Add a delivery address, or with `id` change that address',
    body: entryInput({ ...addressTexts, ...defaultField }),
    output: address,
    errors: ['NOT_FOUND'],
  },
  deleteAddress: {
    method: 'DELETE',
    path: '/front/user/addresses/{id}',
    auth: 'user',
    group: 'user',
    summary: 'Remove a delivery address',
    params: idParams,
    output: ok,
    errors: ['NOT_FOUND'],
  },
  listBillingAddresses: {
    method: 'GET',
    path: '/front/user/billing-addresses',
    auth: 'user',
    group: 'user',
    summary: 'Billing addresses, the default first',
    output: v.array(billingAddress),
  },
  saveBillingAddress: {
    method: 'POST',
    path: '/front/user/billing-addresses',
    auth: 'user',
    group: 'user',
    summary: 'Add a billing address, or with `id` change that address',
    body: entryInput({ type: companyType, ...billingTexts, ...defaultField }),
    output: billingAddress,
    errors: ['NOT_FOUND'],
  },
  deleteBillingAddress: {
    method: 'DELETE',
    path: '/front/user/billing-addresses/{id}',
    auth: 'user',
    group: 'user',
    summary: 'Remove a billing address',
    params: idParams,
    output: ok,
    errors: ['NOT_FOUND'],
  },
  listUserWarehouses: {
    method: 'GET',
    path: '/front/user/warehouses',
    auth: 'user',
    group: 'user',
    summary: 'The shopper’s own delivery addresses in China, the default first',
    output: v.array(userWarehouse),
  },
  saveUserWarehouse: {
    method: 'POST',
    path: '/front/user/warehouses',
    auth: 'user',
    group: 'user',
    summary:
      'Add one of the shopper’s own delivery addresses in China, or with `id` change that address',
    body: entryInput({ ...userWarehouseTexts, ...defaultField }),
    output: userWarehouse,
    errors: ['NOT_FOUND'],
  },
  deleteUserWarehouse: {
    method: 'DELETE',
    path: '/front/user/warehouses/{id}',
    auth: 'user',
    group: 'user',
    summary: 'Remove one of the shopper’s own delivery addresses in China',
    params: idParams,
    output: ok,
    errors: ['NOT_FOUND'],
  },
} as const satisfies Record<string, Endpoint>;
