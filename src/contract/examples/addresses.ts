import type { Address, addressEndpoints } from '../calls/addresses.ts';
import { done, type Examples } from './example.ts';

const addressFields = {
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
export const address: Address = { id: '01KAFQ9A2C4E6G8J0K2M4N6P8R', ...addressFields };

const billing = { type: 'COMPANY' as const, companyName: 'Lin & Sons', taxNo: 'C 2584563202' };
const billingAddress = { id: '01KAFQ9B3D5F7H9K1M3N5P7R9T', ...billing, ...addressFields };

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

export const addressExamples: Examples<typeof addressEndpoints> = {
  listAddresses: { answer: [address] },
  saveAddress: { input: { body: addressFields }, answer: address },
  deleteAddress: { input: { params: { id: address.id } }, ...done },
  listBillingAddresses: { answer: [billingAddress] },
  saveBillingAddress: { input: { body: { ...billing, ...addressFields } }, answer: billingAddress },
  deleteBillingAddress: { input: { params: { id: billingAddress.id } }, ...done },
  listUserWarehouses: { answer: [userWarehouse] },
  saveUserWarehouse: { input: { body: forwarder }, answer: userWarehouse },
  deleteUserWarehouse: { input: { params: { id: userWarehouse.id } }, ...done },
};
