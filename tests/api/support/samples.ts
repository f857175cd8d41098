import type { EndpointName } from '../../../src/contract/endpoints.ts';
import {
  announcedParcel,
  announcementOf,
  boughtOrder,
  comingParcel,
  deliveringTransit,
  failedParcel,
  homeOf,
  newTransit,
  objectedParcel,
  operate,
  paidOrder,
  requestedRefund,
  storedParcel,
  takenOrder,
  weighedTransit,
} from './fulfilment.ts';
import { OPERATOR_SAMPLES } from './operator-samples.ts';
import { serviceOfParcel } from './services.ts';
import { good, inCart, newOrder, newPayment } from './shopping.ts';
import { SIGN_IN_SAMPLES } from './sign-in-samples.ts';
import {
  address,
  bankDeposit,
  bare,
  billing,
  heldPreview,
  newDeposit,
  newWithdrawer,
  ONE_PAY_HOST,
  type Sample,
  type Stage,
  signedInAgain,
  warehouse,
  withdrawalOf,
} from './stage.ts';
import { uploadedProof } from './uploads.ts';
import {
  call,
  demoChannel,
  newEmail,
  newPayer,
  newShopper,
  PASSWORD,
  PAY_PASSWORD,
  requestCode,
  seedOf,
} from './world.ts';

/** The stage's shopper; if the stage's tenant accepts no own parcels, a shopper of another tenant. */
const announcerOf = ({ host, shopper }: Stage) =>
  seedOf(host).record.tenantPreference.showUserWarehouse ? shopper : newShopper('pk.localhost');

/**
 * A valid call of every endpoint of the contract. The compiler requires one for each new endpoint.
 */
/** A browser that nobody has: the keys of RFC 8291's example. */
const BROWSER = {
  endpoint: 'https://fcm.googleapis.com/fcm/send/of-the-samples',
  p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  auth: 'BTBZMqHH6r4Tts7J_aSIgg',
};

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
  listSessions: bare,
  endSession: async (stage) => {
    await signedInAgain(stage);
    const sessions = await stage.shopper.call('listSessions');
    const other = sessions.find(({ current }) => !current);
    return { input: { params: { id: other?.id ?? 'none' } } };
  },
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
  listProductCards: async ({ host }) => ({
    input: { query: { productIds: [(await good(host)).product.productId] } },
  }),
  suggestWords: () => ({ input: { query: { keyword: 'cu' } } }),
  getImageSearchToken: () => ({ input: { query: { ext: 'png', purpose: 'PRODUCT_SEARCH' } } }),
  suggestNavigation: () => ({ input: { query: { keyword: 'cup' } } }),
  listCategories: bare,
  resolveProductLink: async ({ host }) => ({
    input: { query: { text: `看这个 ${(await good(host)).product.productUrl} 快来` } },
  }),
  listSitemapParts: bare,
  listSitemapProducts: async ({ host }) => {
    const [cursor = ''] = await call('listSitemapParts', {}, { host });
    return { input: { params: { cursor } } };
  },

  getCart: bare,
  listFavourites: bare,
  findFavourite: async ({ host }) => ({
    input: { query: { productUrl: (await good(host)).product.link } },
  }),
  addFavourite: async ({ host }) => ({
    input: { body: { productUrl: (await good(host)).product.link } },
  }),
  removeFavourite: async ({ host, shopper }) => {
    const body = { productUrl: (await good(host)).product.link };
    return { input: { params: { id: (await shopper.call('addFavourite', { body })).id } } };
  },
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

  estimateProduct: async ({ host }) => {
    const { product, sku } = await good(host);
    const items = [{ productSkuId: sku.skuId, quantity: 2 }];
    return { input: { body: { productUrl: product.link, items, postCode: '2000' } } };
  },
  estimateMyProduct: async ({ host }) => {
    const { product, sku } = await good(host);
    const items = [{ productSkuId: sku.skuId, quantity: 2 }];
    return { input: { body: { productUrl: product.productUrl, items } } };
  },
  estimateExample: () => ({ input: { query: { country: 'vn' } } }),
  estimateOrders: async ({ shopper }) => ({
    input: { query: { orderNos: [(await newOrder(shopper)).order.orderNo] } },
  }),

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
  getOverview: bare,
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
      body: { depositId: (await newDeposit(stage)).id, action: 'CANCEL', reference: 'mine' },
    },
  }),

  answerPurchaseOrder: async ({ shopper }) => {
    const { id } = await takenOrder(shopper);
    await operate(shopper, 'askShopper', { params: { id }, body: { question: 'Blue or green?' } });
    return { input: { params: { id }, body: { answer: 'Blue, please' } } };
  },

  listStockInParcels: () => ({
    input: { query: { tab: 'stored', sort: 'storage', keyword: 'K', pageNo: 1, pageSize: 10 } },
  }),
  getParcel: async ({ shopper }) => ({
    input: { params: { id: (await comingParcel(shopper)).parcelNo } },
  }),
  announceParcel: async (stage) => {
    const by = await announcerOf(stage);
    return { by, input: { body: await announcementOf(by) } };
  },
  withdrawParcel: async (stage) => {
    const by = await announcerOf(stage);
    return { by, input: { params: { id: (await announcedParcel(by)).parcelNo } } };
  },
  decideParcel: async ({ shopper }) => ({
    input: { params: { id: (await failedParcel(shopper)).id }, body: { decision: 'ACCEPT' } },
  }),
  approveParcel: async ({ shopper }) => ({
    input: { params: { id: (await storedParcel(shopper)).id } },
  }),
  objectToParcel: async ({ shopper }) => {
    const { id, items } = await storedParcel(shopper);
    const itemIds = items.map(({ orderItemId }) => orderItemId);
    return {
      input: {
        params: { id },
        body: { kind: 'EXCHANGE', reason: 'WRONG_COLOR', itemIds, note: 'I ordered khaki' },
      },
    };
  },
  withdrawObjection: async ({ shopper }) => ({
    input: { params: { id: (await objectedParcel(shopper)).id } },
  }),
  askParcelService: async ({ shopper }) => serviceOfParcel(await storedParcel(shopper)),
  askOrderService: async ({ shopper }) => ({
    input: {
      params: { id: (await paidOrder(shopper)).id },
      body: { code: 'EXTRA_CHECK', amount: '2.00', note: 'Size 42', payPassword: PAY_PASSWORD },
    },
  }),
  extendStorage: async ({ shopper }) => ({
    input: { params: { id: (await storedParcel(shopper)).id } },
  }),

  getTransitQuote: async ({ shopper }) => ({
    input: {
      query: {
        purchaseParcelIds: [(await storedParcel(shopper)).id],
        country: 'my',
        insured: true,
        declaredValue: '120.00',
      },
    },
  }),
  createTransitOrder: async ({ shopper }) => ({
    input: {
      body: {
        purchaseParcelIds: [(await storedParcel(shopper)).id],
        transitOptionName: 'POSTAL_EMS',
        userAddressId: await homeOf(shopper),
        localExpressCompanyName: '',
        selfPickup: false,
        insured: false,
        declaredValue: '80.00',
        message: 'as one box',
      },
    },
  }),
  listTransitOrders: () => ({
    input: {
      query: { tab: 'packing', keyword: 'T', dateStart: '2024-01-01', dateEnd: '2199-12-31' },
    },
  }),
  getTransitOrder: async ({ shopper }) => ({
    input: { params: { id: (await newTransit(shopper)).orderNo } },
  }),
  payTransitOrder: async ({ shopper }) => ({
    input: {
      params: { id: (await weighedTransit(shopper)).id },
      body: { payPassword: PAY_PASSWORD },
    },
  }),
  completeTransitOrder: async ({ shopper }) => ({
    input: { params: { id: (await deliveringTransit(shopper)).id } },
  }),
  closeTransitOrder: async ({ shopper }) => ({
    input: { params: { id: (await newTransit(shopper)).id } },
  }),

  listRefunds: async ({ shopper }) => ({
    input: { query: { tab: 'open', orderNo: (await requestedRefund(shopper)).orderNo } },
  }),
  requestRefund: async ({ shopper }) => ({
    input: {
      body: {
        orderType: 'PURCHASE_ORDER',
        orderNo: (await boughtOrder(shopper)).orderNo,
        reason: 'WRONG_ITEM',
        note: 'It is another model',
      },
    },
  }),
  cancelRefund: async ({ shopper }) => ({
    input: { params: { id: (await requestedRefund(shopper)).id } },
  }),

  getTransactionSummary: () => ({ input: { query: { dateStart: '2024-01-01' } } }),
  getTransaction: async ({ shopper }) => {
    const { records } = await shopper.call('listTransactions');
    return { input: { params: { id: records[0]?.id ?? '' } } };
  },
  listOperations: () => ({ input: { query: { pageNo: 1, pageSize: 5 } } }),
  submitCertificate: async (stage) => {
    const { id: depositId } = await bankDeposit(stage);
    const certificate = await uploadedProof(stage.shopper);
    return { input: { body: { depositId, certificate, reference: 'from my bank' } } };
  },
  createPayCode: async () => {
    const by = await newPayer('1', ONE_PAY_HOST);
    const { payment } = await newPayment(by);
    return {
      by,
      input: { body: { orderPay: payment.paymentNo, orderAmount: payment.amount } },
    };
  },

  getWithdrawalTerms: bare,
  listWithdrawals: () => ({ input: { query: { pageNo: 1, pageSize: 5 } } }),
  createWithdrawal: async ({ host }) => {
    const by = await newWithdrawer(host);
    return { by, input: { body: await withdrawalOf(by) } };
  },
  cancelWithdrawal: async ({ host }) => {
    const by = await newWithdrawer(host);
    const { id } = await by.call('createWithdrawal', { body: await withdrawalOf(by) });
    return { by, input: { params: { id } } };
  },

  listFeedback: () => ({ input: { query: { pageNo: 1, pageSize: 5 } } }),
  sendFeedback: async ({ shopper }) => ({
    input: {
      body: {
        kind: 'QUESTION',
        text: 'When do you pack on Fridays?',
        orderNo: (await newOrder(shopper)).order.orderNo,
      },
    },
  }),
  getUploadToken: () => ({ input: { query: { ext: 'png', catalog: 'DEPOSIT_CERTIFICATE' } } }),
  changeEmail: async ({ host }) => {
    const by = await newShopper(host);
    const email = newEmail();
    const verificationCode = await requestCode(email, host);
    return { by, input: { body: { loginPassword: PASSWORD, email, verificationCode } } };
  },
  logoutEverywhere: async ({ host }) => ({ input: {}, by: await newShopper(host) }),

  listPreferredProducts: () => ({ input: { query: { size: 5 } } }),
  listPreferredGroups: () => ({ input: { query: { size: 5 } } }),
  listRecommendGroups: () => ({ input: { query: { size: 5 } } }),
  listImages: bare,
  listBanners: bare,
  getArticle: () => ({ input: { params: { type: 'HOW_TO_USE' } } }),
  listEnabledArticleTypes: bare,
  listGoodsRules: bare,
  listAnnouncements: () => ({ input: { query: { pageNo: 1, pageSize: 5 } } }),
  getAboutUs: bare,
  getHowToUse: bare,
  getNoticeSettings: bare,
  setNoticeSettings: () => ({ input: { body: { mail: ['MONEY'], push: [] } } }),
  subscribeToPush: () => ({ input: { body: BROWSER } }),
  unsubscribeFromPush: () => ({ input: { body: { endpoint: BROWSER.endpoint } } }),
  exportMyData: bare,
  deleteAccount: async ({ host }) => ({
    input: { body: { loginPassword: PASSWORD } },
    by: await newShopper(host),
  }),
  listNoticeDigests: () => ({ input: { query: { pageNo: 1, pageSize: 5 } } }),
  listNotifications: () => ({ input: { query: { pageNo: 1, pageSize: 5 } } }),
  readNotifications: async ({ shopper }) => {
    const { records } = await shopper.call('listNotifications');
    return { input: { body: { ids: records.map(({ id }) => id) } } };
  },

  ...SIGN_IN_SAMPLES,
  ...OPERATOR_SAMPLES,
};
