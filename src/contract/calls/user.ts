import * as v from 'valibot';
import type { Endpoint } from '../endpoint.ts';
import { essential, ifAbsent } from '../foreign.ts';
import {
  email,
  emailCode,
  line,
  ok,
  optionalText,
  password,
  phone,
  shopperLanguage,
  text,
} from '../values/fields.ts';
import { LOCALES } from '../values/shop/locales.ts';

export const profile = v.object({
  id: v.string(),
  name: v.string(),
  email: essential(v.string()),
  secondEmail: v.string(),
  phoneNumber: v.string(),
  language: shopperLanguage,
  unreadNotificationCount: v.number(),
  createdAt: v.string(),
  /** False for an account that was opened without a password. */
  hasPassword: v.optional(v.boolean()),
});
export type Profile = v.InferOutput<typeof profile>;

const EMPTY_PROFILE: Omit<Profile, 'language'> = {
  id: '',
  name: '',
  email: '',
  secondEmail: '',
  phoneNumber: '',
  unreadNotificationCount: 0,
  createdAt: '',
};

/**
 * Proves from now on, in the header `x-device-token`, that this device has signed in with the e-mail.
 * For browsers the edge moves it to a cookie.
 */
const deviceToken = v.optional(v.pipe(v.string(), v.regex(/^[\w.~+/=-]{1,2500}$/)));

/**
 * The answer of every call that starts a session. For browsers the edge moves the token to a
 * cookie.
 */
export const signedIn = v.object({
  /** Limited so that it fits in a cookie when it is encrypted, and to what a header can hold. */
  accessToken: v.pipe(v.string(), v.maxLength(2500), v.regex(/^[\x21-\x7e]+$/)),
  expiresAt: v.string(),
  deviceToken,
  /** Whether all of the visitor's cart is the shopper's now: its token is worth nothing any more. */
  guestCartMerged: v.optional(v.boolean()),
  /** Another backend may leave it out. Its e-mail is then empty, and `getProfile` has the profile. */
  profile: ifAbsent(profile, (_, language) => ({ ...EMPTY_PROFILE, language })),
});
export type SignedIn = v.InferOutput<typeof signedIn>;

export const userEndpoints = {
  getProfile: {
    method: 'GET',
    path: '/front/user/profile',
    auth: 'user',
    group: 'user',
    summary: 'The signed-in shopper',
    output: profile,
  },
  updateProfile: {
    method: 'PUT',
    path: '/front/user/profile',
    auth: 'user',
    group: 'user',
    summary: 'Change name, phone and second e-mail',
    body: v.object({
      name: line(80),
      phoneNumber: v.optional(v.union([v.literal(''), phone]), ''),
      secondEmail: v.optional(v.union([v.literal(''), email]), ''),
    }),
    output: profile,
  },
  changeEmail: {
    method: 'PUT',
    path: '/front/user/email',
    auth: 'user',
    group: 'user',
    summary:
      'Change the account’s e-mail with the login password and a code mailed to the new address',
    body: v.object({
      loginPassword: v.pipe(v.string(), v.minLength(1), v.maxLength(64)),
      email,
      verificationCode: emailCode,
    }),
    output: profile,
    errors: ['EMAIL_TAKEN', 'WRONG_PASSWORD', 'WRONG_EMAIL_CODE'],
  },
  changePassword: {
    method: 'PUT',
    path: '/front/user/change-password',
    auth: 'user',
    group: 'user',
    summary: 'Change the login password; every other session ends',
    body: v.object({
      oldPassword: v.pipe(v.string(), v.minLength(1), v.maxLength(64)),
      newPassword: password,
    }),
    output: ok,
    errors: ['WRONG_PASSWORD', 'WEAK_PASSWORD'],
  },
  updateLanguage: {
    method: 'PUT',
    path: '/front/user/language',
    auth: 'user',
    group: 'user',
    summary: 'Store the shopper’s language',
    query: v.object({ language: v.picklist(LOCALES) }),
    output: ok,
  },
  sendEmailCode: {
    method: 'POST',
    path: '/front/user/send-email-code',
    auth: 'public',
    group: 'user',
    summary:
      'Mail a six-digit code: valid for 10 minutes and five tries, at most one per 60 seconds and caller',
    body: v.object({ email }),
    output: v.object({
      resendAfterSeconds: ifAbsent(v.number(), 60),
      expiresInSeconds: ifAbsent(v.number(), 600),
      sentAt: v.optional(v.string()),
    }),
    errors: ['MAIL_FAILED'],
  },
  verifyEmailCode: {
    method: 'POST',
    path: '/front/user/verify-email-code',
    auth: 'public',
    group: 'user',
    summary: 'Check a mailed code without using it up',
    body: v.object({ email, verificationCode: emailCode }),
    output: ok,
    errors: ['WRONG_EMAIL_CODE'],
  },
  verifyEmailPromotionCode: {
    method: 'POST',
    path: '/front/user/verify-email-promotion-code',
    auth: 'public',
    group: 'user',
    summary: 'Check that a promotion code may be used with this e-mail',
    body: v.object({ email, promotionCode: text(32) }),
    output: ok,
    errors: ['WRONG_PROMOTION_CODE'],
  },
  signup: {
    method: 'POST',
    path: '/front/user/signup',
    auth: 'public',
    group: 'user',
    summary: 'Create an account with a mailed code and sign in',
    body: v.object({
      name: line(80),
      email,
      /**
       * May be omitted if `verifyEmailCode` succeeded from the same device or network within the last
       * 30 minutes.
       */
      verificationCode: v.optional(emailCode),
      loginPassword: password,
      phoneNumber: v.optional(v.union([v.literal(''), phone]), ''),
      secondEmail: v.optional(v.union([v.literal(''), email]), ''),
      promotionCode: optionalText(32),
    }),
    output: signedIn,
    errors: ['EMAIL_TAKEN', 'WEAK_PASSWORD', 'WRONG_EMAIL_CODE', 'WRONG_PROMOTION_CODE'],
  },
  login: {
    method: 'POST',
    path: '/front/user/login',
    auth: 'public',
    group: 'user',
    summary: 'Sign in',
    body: v.object({ email, password: v.pipe(v.string(), v.minLength(1), v.maxLength(64)) }),
    answerOnly: true,
    output: signedIn,
    errors: ['WRONG_CREDENTIALS', 'ACCOUNT_BLOCKED'],
  },
  forgetPassword: {
    method: 'POST',
    path: '/front/user/forget-password',
    auth: 'public',
    group: 'user',
    summary: 'Set a new login password with a mailed code; every session ends',
    body: v.object({ email, verificationCode: emailCode, newPassword: password }),
    output: v.object({ ...ok.entries, deviceToken }),
    errors: ['WRONG_EMAIL_CODE', 'WEAK_PASSWORD'],
  },
  checkEmailAvailable: {
    method: 'GET',
    path: '/front/user/check-email-available',
    auth: 'public',
    group: 'user',
    summary:
      'Whether the caller may go on to sign up with this e-mail. False only if it has an account and the caller has confirmed it with a mailed code',
    query: v.object({ email }),
    output: v.object({ available: ifAbsent(v.boolean(), true) }),
  },
} as const satisfies Record<string, Endpoint>;
