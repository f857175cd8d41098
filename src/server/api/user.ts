import type { userEndpoints } from '../../contract/calls/user.ts';
import { isEmailAvailable, login, signup } from '../commerce/identity/accounts.ts';
import {
  billingAddressBook,
  deliveryAddresses,
  userWarehouseBook,
} from '../commerce/identity/addresses.ts';
import { changeEmail } from '../commerce/identity/change-email.ts';
import { sendEmailCode, verifyEmailCode } from '../commerce/identity/email-codes.ts';
import { changePassword, forgetPassword } from '../commerce/identity/passwords.ts';
import { getProfile, updateLanguage, updateProfile } from '../commerce/identity/profile.ts';
import { checkPromotionCode } from '../commerce/identity/promotion.ts';
import type { Handlers } from './handler.ts';

const ok = { ok: true } as const;

export const userHandlers: Pick<Handlers, keyof typeof userEndpoints> = {
  getProfile,
  updateProfile: (scope, { body }) => updateProfile(scope, body),
  changeEmail: (scope, { body }) => changeEmail(scope, body),
  changePassword: async (scope, { body }) => {
    await changePassword(scope, body);
    return ok;
  },
  updateLanguage: async (scope, { query }) => {
    await updateLanguage(scope, query.language);
    return ok;
  },
  sendEmailCode: (scope, { body }) => sendEmailCode(scope, body.email),
  verifyEmailCode: async (scope, { body }) => {
    await verifyEmailCode(scope, body.email, body.verificationCode);
    return ok;
  },
  verifyEmailPromotionCode: async (scope, { body }) => {
    await checkPromotionCode(scope, body.promotionCode);
    return ok;
  },
  signup: (scope, { body }) => signup(scope, body),
  login: (scope, { body }) => login(scope, body),
  forgetPassword: async (scope, { body }) => ({ ...ok, ...(await forgetPassword(scope, body)) }),
  checkEmailAvailable: async (scope, { query }) => ({
    available: await isEmailAvailable(scope, query.email),
  }),
  listAddresses: (scope) => deliveryAddresses.list(scope),
  saveAddress: (scope, { body }) => deliveryAddresses.save(scope, body),
  deleteAddress: async (scope, { params }) => {
    await deliveryAddresses.remove(scope, params.id);
    return ok;
  },
  listBillingAddresses: (scope) => billingAddressBook.list(scope),
  saveBillingAddress: (scope, { body }) => billingAddressBook.save(scope, body),
  deleteBillingAddress: async (scope, { params }) => {
    await billingAddressBook.remove(scope, params.id);
    return ok;
  },
  listUserWarehouses: (scope) => userWarehouseBook.list(scope),
  saveUserWarehouse: (scope, { body }) => userWarehouseBook.save(scope, body),
  deleteUserWarehouse: async (scope, { params }) => {
    await userWarehouseBook.remove(scope, params.id);
    return ok;
  },
};
