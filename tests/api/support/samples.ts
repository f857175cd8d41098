import type { EndpointName, Input } from '../../../src/contract/endpoints.ts';
import { good, inCart, newOrder, newPayment } from './shopping.ts';
import {
  call,
  demoChannel,
  newEmail,
  newPayer,
  newShopper,
  PASSWORD,
  PAY_PASSWORD,
  requestCode,
  type Shopper,
  seedOf,
  shopperOf,
} from './world.ts';

/** A good call of an endpoint: its input, and who makes it where that is not the stage's shopper. */
export type Sample<N extends EndpointName> = {
  input: Input<N> | Record<string, never>;
  by?: Shopper;
};

/** The shopper for whom samples are made, with a pay password and money. */
export type Stage = { host: string; shopper: Shopper };

export async function newStage(host: string): Promise<Stage> {
  return { host, shopper: await newPayer('2000', host) };
}

const bare = () => ({ input: {} });

/** In a country that every tenant delivers to and whose customs ask for no number. */
const address = {
  name: 'Mei Lin',
  phone: '+60 12-345 6789',
  country: 'my',
  province: 'Selangor',
  city: 'Petaling Jaya',
  line1: '1 Jalan Universiti',
  postCode: '46200',
};
const billing = {
  ...address,
  type: 'COMPANY',
  companyName: 'Lin & Sons',
  taxNo: 'C 2584563202',
} as const;
const warehouse = {
  name: 'Mei Lin',
  phone: '+86 138 0013 8000',
  province: '广东省',
  city: '广州市',
  line1: '体育西路 1 号',
};

async function heldPreview({ host, shopper }: Stage) {
  const { product, sku } = await good(host);
  return shopper.call('createPreview', {
    body: { productUrl: product.link, items: [{ productSkuId: sku.skuId, quantity: 1 }] },
  });
}

async function announcedDeposit({ shopper }: Stage) {
  const { id: channelId } = await demoChannel(shopper);
  return shopper.call('createDeposit', { body: { channelId, amount: '100' } });
}

/** A top-up that waits for its transfer to arrive. */
async function submittedDeposit({ shopper }: Stage) {
  const channels = await shopper.call('listDepositChannels');
  const demo = await demoChannel(shopper);
  const manual = channels.find(({ id }) => id !== demo.id) ?? demo;
  const { id } = await shopper.call('createDeposit', {
    body: { channelId: manual.id, amount: manual.minimum },
  });
  await shopper.call('updateDeposit', { body: { depositId: id, action: 'SUBMIT' } });
  return id;
}

async function signedInAgain({ host, shopper }: Stage): Promise<Shopper> {
  const body = { email: shopper.email, password: PASSWORD };
  const { accessToken } = await call('login', { body }, { host });
  return shopperOf(host, shopper.email, accessToken);
}

/** One good call of every endpoint of the contract; the compiler asks for those of new ones. */
export const SAMPLES: { [N in EndpointName]: (stage: Stage) => Sample<N> | Promise<Sample<N>> } = {
  getTenant: bare,
  getExchangeRate: bare,
  listTenantWarehouses: () => ({ input: { query: { warehouseRegion: 'CHINA' } } }),
  listSupportedCountries: bare,
  listAddressDistricts: () => ({ input: { query: { country: 'my' } } }),
  listMultipleAddressDistricts: bare,
  listTransitOptions: () => ({
    input: {
      query: {
        country: 'my',
        weightG: 1200,
        lengthMm: 300,
        widthMm: 200,
        heightMm: 100,
        goodsClass: 'NORMAL',
      },
    },
  }),

  getProfile: bare,
  updateProfile: () => ({
    input: { body: { name: 'Mei Lin', phoneNumber: '+61 412 345 678', secondEmail: newEmail() } },
  }),
  changePassword: () => ({ input: { body: { oldPassword: PASSWORD, newPassword: PASSWORD } } }),
  updateLanguage: async ({ host }) => {
    const { defaultLanguage } = await call('getTenant', {}, { host });
    return { input: { query: { language: defaultLanguage } } };
  },
  sendEmailCode: () => ({ input: { body: { email: newEmail() } } }),
  verifyEmailCode: async ({ host }) => {
    const email = newEmail();
    return { input: { body: { email, verificationCode: await requestCode(email, host) } } };
  },
  verifyEmailPromotionCode: ({ host }) => ({
    input: { body: { email: newEmail(), promotionCode: seedOf(host).promotionCode } },
  }),
  signup: async ({ host }) => {
    const email = newEmail();
    return {
      input: {
        body: {
          name: 'Mei Lin',
          email,
          verificationCode: await requestCode(email, host),
          loginPassword: PASSWORD,
          phoneNumber: '+61 412 345 678',
          secondEmail: newEmail(),
          promotionCode: seedOf(host).promotionCode,
        },
      },
    };
  },
  login: ({ shopper }) => ({ input: { body: { email: shopper.email, password: PASSWORD } } }),
  logout: async (stage) => ({ input: {}, by: await signedInAgain(stage) }),
  forgetPassword: async ({ host }) => {
    const { email } = await newShopper(host);
    const verificationCode = await requestCode(email, host);
    return { input: { body: { email, verificationCode, newPassword: PASSWORD } } };
  },
  checkEmailAvailable: () => ({ input: { query: { email: newEmail() } } }),
  listAddresses: bare,
  saveAddress: () => ({ input: { body: { ...address, defaultAddress: true } } }),
  deleteAddress: async ({ shopper }) => {
    const { id } = await shopper.call('saveAddress', { body: address });
    return { input: { params: { id } } };
  },
  listBillingAddresses: bare,
  saveBillingAddress: () => ({ input: { body: { ...billing, defaultAddress: true } } }),
  deleteBillingAddress: async ({ shopper }) => {
    const { id } = await shopper.call('saveBillingAddress', { body: billing });
    return { input: { params: { id } } };
  },
  listUserWarehouses: bare,
  saveUserWarehouse: () => ({ input: { body: { ...warehouse, defaultAddress: true } } }),
  deleteUserWarehouse: async ({ shopper }) => {
    const { id } = await shopper.call('saveUserWarehouse', { body: warehouse });
    return { input: { params: { id } } };
  },

  getProduct: async ({ host }) => ({
    input: { query: { productUrl: (await good(host)).product.link } },
  }),
  searchProducts: () => ({
    input: {
      query: {
        keyword: 'cup',
        pageNo: 1,
        pageSize: 10,
        sort: 'sold',
        filters: 'inStock,freeShipping',
        priceStart: '1',
        priceEnd: '5000.50',
      },
    },
  }),
  suggestNavigation: () => ({ input: { query: { keyword: 'cup' } } }),
  listCategories: bare,
  resolveProductLink: async ({ host }) => ({
    input: { query: { text: `看这个 ${(await good(host)).product.productUrl} 快来` } },
  }),

  getCart: bare,
  addToCart: async ({ host }) => {
    const { product, sku } = await good(host);
    const productUrl = product.link;
    return {
      input: { body: { productUrl, productSkuId: sku.skuId, quantity: 1, message: '红色' } },
    };
  },
  addManyToCart: async ({ host }) => {
    const { product, sku } = await good(host);
    const items = [{ productSkuId: sku.skuId, quantity: 1 }];
    return { input: { body: { productUrl: product.productUrl, items, message: 'gift' } } };
  },
  setCartQuantity: async ({ shopper }) => ({
    input: { params: { id: (await inCart(shopper)).id }, query: { quantity: 2 } },
  }),
  setCartMessage: async ({ shopper }) => ({
    input: { params: { id: (await inCart(shopper)).id }, body: { message: 'please, no box' } },
  }),
  removeCartItem: async ({ shopper }) => ({
    input: { params: { id: (await inCart(shopper)).id } },
  }),
  clearCart: async ({ shopper }) => ({
    input: { query: { cartItemIds: [(await inCart(shopper)).id] } },
  }),
  refreshCart: async ({ shopper }) => ({
    input: { body: { cartItemIds: [(await inCart(shopper)).id] } },
  }),
  createPreview: async ({ host }) => {
    const { product, sku } = await good(host);
    const items = [{ productSkuId: sku.skuId, quantity: 2 }];
    return { input: { body: { productUrl: product.link, items } } };
  },
  refreshPreview: async (stage) => {
    const { previewProductId } = await heldPreview(stage);
    return { input: { body: { previewProductId } } };
  },

  createPurchaseOrders: async ({ shopper }) => ({
    input: { body: { cartItemIds: [(await inCart(shopper)).id], message: 'together, please' } },
  }),
  listPurchaseOrders: () => ({
    input: {
      query: { tab: 'unpaid', keyword: 'P', dateStart: '2024-01-01', dateEnd: '2199-12-31' },
    },
  }),
  getPurchaseOrder: async ({ shopper }) => ({
    input: { params: { id: (await newOrder(shopper)).order.orderNo } },
  }),
  clonePurchaseOrder: async ({ shopper }) => ({
    input: { params: { id: (await newOrder(shopper)).order.id } },
  }),
  payPurchaseOrder: async ({ shopper }) => ({
    input: {
      params: { id: (await newOrder(shopper)).order.id },
      body: { payPassword: PAY_PASSWORD },
    },
  }),
  closePurchaseOrder: async ({ shopper }) => ({
    input: { params: { id: (await newOrder(shopper)).order.id } },
  }),

  payPayment: async ({ shopper }) => ({
    input: {
      params: { id: (await newPayment(shopper)).payment.id },
      body: { payPassword: PAY_PASSWORD },
    },
  }),
  batchPay: async ({ shopper }) => {
    const { paymentNo } = await newOrder(shopper);
    return { input: { body: { paymentNos: [paymentNo], payPassword: PAY_PASSWORD } } };
  },
  listUnpaid: async ({ shopper }) => {
    const { order, paymentNo } = await newOrder(shopper);
    const query = { orderNo: order.orderNo, paymentNos: [paymentNo] };
    return { input: { query: { orderType: 'PURCHASE_ORDER', ...query } } };
  },

  getAccount: bare,
  setFirstPayPassword: async ({ host }) => ({
    by: await newShopper(host),
    input: { body: { loginPassword: PASSWORD, payPassword: PAY_PASSWORD } },
  }),
  changePayPassword: () => ({
    input: { body: { oldPayPassword: PAY_PASSWORD, newPayPassword: PAY_PASSWORD } },
  }),
  resetPayPassword: async ({ host, shopper: { email } }) => {
    const verificationCode = await requestCode(email, host);
    const body = { verificationCode, loginPassword: PASSWORD, newPayPassword: PAY_PASSWORD };
    return { input: { body } };
  },
  listTransactions: () => ({ input: { query: { type: 'DEPOSIT', pageNo: 1, pageSize: 5 } } }),
  listDepositChannels: bare,
  listDeposits: () => ({ input: { query: { pageNo: 1, pageSize: 5 } } }),
  createDeposit: async ({ shopper }) => ({
    input: {
      body: { channelId: (await demoChannel(shopper)).id, amount: '100', reference: 'mine' },
    },
  }),
  updateDeposit: async (stage) => ({
    input: {
      body: { depositId: (await announcedDeposit(stage)).id, action: 'CANCEL', reference: 'mine' },
    },
  }),

  listPreferredProducts: () => ({ input: { query: { size: 5 } } }),
  listPreferredGroups: () => ({ input: { query: { size: 5 } } }),
  listRecommendGroups: () => ({ input: { query: { size: 5 } } }),
  listImages: bare,
  listBanners: bare,
  getArticle: () => ({ input: { params: { type: 'HOW_TO_USE' } } }),
  listEnabledArticleTypes: bare,
  listAnnouncements: () => ({ input: { query: { pageNo: 1, pageSize: 5 } } }),
  getAboutUs: bare,
  getHowToUse: bare,
  listNotifications: () => ({ input: { query: { pageNo: 1, pageSize: 5 } } }),
  readNotifications: async ({ shopper }) => {
    const { records } = await shopper.call('listNotifications');
    return { input: { body: { ids: records.map(({ id }) => id) } } };
  },

  creditDeposit: async (stage) => ({ input: { params: { id: await submittedDeposit(stage) } } }),
  rejectDeposit: async (stage) => ({
    input: {
      params: { id: await submittedDeposit(stage) },
      body: { reason: 'No transfer arrived within 30 days' },
    },
  }),
};
