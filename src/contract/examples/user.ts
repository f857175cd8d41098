import type { Address, Profile, userEndpoints } from '../calls/user.ts';
import { DEMO, done, type Examples } from './example.ts';

const profile: Profile = {
  id: '01KAFQ8ZT3M5X7C9V1B2N4K6J8',
  name: 'Mei Lin',
  email: 'mei.lin@example.org',
  secondEmail: '',
  phoneNumber: '+60123456789',
  language: 'en',
  unreadNotificationCount: 2,
  createdAt: '2026-11-18T09:30:00.000Z',
};

const signedIn = {
  accessToken: 'eyJhbGciOiJIUzI1NiIsImtpZCI6ImsxIn0.eyJhdWQiOiJzYW1wYW4ifQ.c2lnbmF0dXJl',
  expiresAt: '2027-02-18T09:30:00.000Z',
  profile,
};

const place = {
  name: 'Mei Lin',
  phone: '+60123456789',
  country: 'my',
  province: 'Selangor',
  city: 'Petaling Jaya',
  district: '',
  line1: '1 Jalan Universiti',
  line2: '',
  postCode: '46200',
  taxId: '',
  defaultAddress: true,
};
export const address: Address = { id: '01KAFQ9A2C4E6G8J0K2M4N6P8R', ...place };

const billing = { type: 'COMPANY' as const, companyName: 'Lin & Sons', taxNo: 'C 2584563202' };
const billingAddress = { id: '01KAFQ9B3D5F7H9K1M3N5P7R9T', ...billing, ...place };

const forwarder = {
  name: 'Mei Lin',
  phone: '+8613800138000',
  province: '广东省',
  city: '广州市',
  district: '天河区',
  line1: '体育西路 1 号',
  postCode: '510620',
  defaultAddress: true,
};
const userWarehouse = { id: '01KAFQ9C4E6G8J0M2N4P6R8T0V', ...forwarder };

const { email } = profile;
const verificationCode = '482915';

export const userExamples: Examples<typeof userEndpoints> = {
  getProfile: { answer: profile },
  updateProfile: {
    input: { body: { name: 'Mei Lin', phoneNumber: '+60 12-345 6789', secondEmail: '' } },
    answer: profile,
  },
  changeEmail: {
    input: { body: { loginPassword: DEMO.password, email, verificationCode } },
    answer: profile,
  },
  changePassword: {
    input: { body: { oldPassword: DEMO.password, newPassword: 'a-long-river-boat-7' } },
    ...done,
  },
  updateLanguage: { input: { query: { language: 'en' } }, ...done },
  sendEmailCode: {
    input: { body: { email } },
    answer: { resendAfterSeconds: 60, expiresInSeconds: 600 },
  },
  verifyEmailCode: { input: { body: { email, verificationCode } }, ...done },
  verifyEmailPromotionCode: { input: { body: { email, promotionCode: 'WELCOME' } }, ...done },
  signup: {
    input: {
      body: {
        name: 'Mei Lin',
        email,
        verificationCode,
        loginPassword: 'a-long-river-boat-7',
        phoneNumber: '+60 12-345 6789',
        promotionCode: 'WELCOME',
      },
    },
    answer: signedIn,
  },
  login: { input: { body: { email: DEMO.email, password: DEMO.password } }, answer: signedIn },
  forgetPassword: {
    input: { body: { email, verificationCode, newPassword: 'a-long-river-boat-7' } },
    ...done,
  },
  checkEmailAvailable: { input: { query: { email } }, answer: { available: true } },
  listAddresses: { answer: [address] },
  saveAddress: { input: { body: place }, answer: address },
  deleteAddress: { input: { params: { id: address.id } }, ...done },
  listBillingAddresses: { answer: [billingAddress] },
  saveBillingAddress: { input: { body: { ...billing, ...place } }, answer: billingAddress },
  deleteBillingAddress: { input: { params: { id: billingAddress.id } }, ...done },
  listUserWarehouses: { answer: [userWarehouse] },
  saveUserWarehouse: { input: { body: forwarder }, answer: userWarehouse },
  deleteUserWarehouse: { input: { params: { id: userWarehouse.id } }, ...done },
};
