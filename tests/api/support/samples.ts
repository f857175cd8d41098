import type { EndpointName, Input } from '../../../src/contract/endpoints.ts';
import {
  arrivedParcel,
  boughtOrder,
  comingParcel,
  deliveringTransit,
  failedParcel,
  homeOf,
  localTransit,
  MEASURES,
  newTransit,
  operate,
  packingTransit,
  paidOrder,
  paidTransit,
  requestedRefund,
  sentTransit,
  storedParcel,
  takenOrder,
  weighedTransit,
} from './fulfilment.ts';
import { good, inCart, newOrder, newPayment } from './shopping.ts';
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
  return { host, shopper: await newPayer('9000', host) };
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

/** A tenant whose channels include a pay code for orders. */
const ONE_PAY_HOST = 'la.localhost';

/** A top-up by bank transfer. */
async function bankDeposit({ shopper }: { shopper: Shopper }) {
  const channels = await shopper.call('listDepositChannels');
  const bank = channels.find(({ type }) => type === 'BANK_TRANSFER');
  if (!bank) throw new Error('there is no bank transfer');
  return shopper.call('createDeposit', { body: { channelId: bank.id, amount: '200' } });
}

/** A shopper who has topped up by bank transfer, and so can withdraw there. */
async function newWithdrawer(host: string): Promise<Shopper> {
  const shopper = await newPayer('100', host);
  const { id } = await bankDeposit({ shopper });
  await operate(shopper, 'creditDeposit', { params: { id }, body: {} });
  return shopper;
}

async function withdrawalOf(shopper: Shopper) {
  const { channels, minimum } = await shopper.call('getWithdrawalTerms');
  const account = { accountHolder: 'Mei Lin', accountNo: '0044 1234 5678' };
  const channelId = channels[0]?.id ?? '';
  return { channelId, amount: minimum, ...account, payPassword: PAY_PASSWORD };
}

async function openWithdrawal(host: string) {
  const shopper = await newWithdrawer(host);
  return shopper.call('createWithdrawal', { body: await withdrawalOf(shopper) });
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
  decideParcel: async ({ shopper }) => ({
    input: { params: { id: (await failedParcel(shopper)).id }, body: { decision: 'ACCEPT' } },
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
  listAnnouncements: () => ({ input: { query: { pageNo: 1, pageSize: 5 } } }),
  getAboutUs: bare,
  getHowToUse: bare,
  listNotifications: () => ({ input: { query: { pageNo: 1, pageSize: 5 } } }),
  readNotifications: async ({ shopper }) => {
    const { records } = await shopper.call('listNotifications');
    return { input: { body: { ids: records.map(({ id }) => id) } } };
  },

  acceptOrder: async ({ shopper }) => ({
    input: { params: { id: (await paidOrder(shopper)).id } },
  }),
  askShopper: async ({ shopper }) => ({
    input: {
      params: { id: (await takenOrder(shopper)).id },
      body: { question: 'The blue one is gone. Green?' },
    },
  }),
  requestSupplement: async ({ shopper }) => ({
    input: {
      params: { id: (await takenOrder(shopper)).id },
      body: { amount: '5.50', note: 'The seller raised the price' },
    },
  }),
  markBought: async ({ shopper }) => ({
    input: {
      params: { id: (await takenOrder(shopper)).id },
      body: { upstreamOrderNo: '2811223344' },
    },
  }),
  rejectOrder: async ({ shopper }) => ({
    input: {
      params: { id: (await paidOrder(shopper)).id },
      body: { reason: 'OUT_OF_STOCK', note: 'Gone since this morning' },
    },
  }),
  markShipped: async ({ shopper }) => {
    const { id, items } = await boughtOrder(shopper);
    const carried = items.map((item) => ({ orderItemId: item.id, quantity: item.quantity }));
    const parcel = { domesticCarrier: 'ZTO', domesticTrackingNo: 'ZTO7788', items: carried };
    return { input: { params: { id }, body: { parcels: [parcel] } } };
  },
  markDelivered: async ({ shopper }) => {
    const own = await shopper.call('saveUserWarehouse', { body: warehouse });
    const cartItemIds = [(await inCart(shopper)).id];
    const { orders, paymentNos } = await shopper.call('createPurchaseOrders', {
      body: { cartItemIds, userWarehouseId: own.id },
    });
    await shopper.call('batchPay', { body: { paymentNos, payPassword: PAY_PASSWORD } });
    const params = { id: orders[0]?.id ?? '' };
    await operate(shopper, 'acceptOrder', { params });
    await operate(shopper, 'markBought', { params, body: {} });
    await operate(shopper, 'markShipped', {
      params,
      body: { parcels: [{ domesticCarrier: 'ZTO', domesticTrackingNo: 'ZTO7789' }] },
    });
    return { input: { params } };
  },
  traceParcel: async ({ shopper }) => ({
    input: {
      params: { id: (await comingParcel(shopper)).id },
      body: { status: 'TRANSPORT', text: '快件已到达【广州转运中心】' },
    },
  }),
  parcelArrived: async ({ shopper }) => ({
    input: {
      params: { id: (await comingParcel(shopper)).id },
      body: { ...MEASURES, shelfCode: 'A-01-3', goodsClass: 'NORMAL', photos: [] },
    },
  }),
  checkParcel: async ({ shopper }) => ({
    input: {
      params: { id: (await arrivedParcel(shopper)).id },
      body: { passed: false, issue: 'STAINED', note: 'A spot on the sleeve', photos: [] },
    },
  }),
  parcelReturned: async ({ shopper }) => {
    const { id } = await failedParcel(shopper);
    await shopper.call('decideParcel', { params: { id }, body: { decision: 'RETURN' } });
    return { input: { params: { id } } };
  },
  parcelException: async ({ shopper }) => ({
    input: {
      params: { id: (await comingParcel(shopper)).id },
      body: { exception: 'LOST', note: 'The carrier can not find it' },
    },
  }),
  packTransit: async ({ shopper }) => ({
    input: { params: { id: (await newTransit(shopper)).id } },
  }),
  weighTransit: async ({ shopper }) => ({
    input: {
      params: { id: (await packingTransit(shopper)).id },
      body: { ...MEASURES, boxes: 1 },
    },
  }),
  rejectTransit: async ({ shopper }) => ({
    input: {
      params: { id: (await packingTransit(shopper)).id },
      body: { note: 'Packed, it is longer than the line takes' },
    },
  }),
  handOver: async ({ shopper }) => ({
    input: {
      params: { id: (await paidTransit(shopper)).id },
      body: { carrier: 'EMS', trackingNo: 'EA123456785CN' },
    },
  }),
  traceTransit: async ({ shopper }) => ({
    input: {
      params: { id: (await sentTransit(shopper)).id },
      body: {
        events: [
          {
            at: '2026-11-20T08:00:00.000Z',
            status: 'IN_TRANSIT',
            code: '003',
            text: 'Departed',
            location: 'Guangzhou',
          },
        ],
      },
    },
  }),
  arriveLocally: async ({ shopper }) => ({
    input: { params: { id: (await sentTransit(shopper)).id } },
  }),
  deliverLocally: async ({ shopper }) => ({
    input: {
      params: { id: (await localTransit(shopper)).id },
      body: { localTrackingNo: 'L-778' },
    },
  }),
  transitException: async ({ shopper }) => ({
    input: {
      params: { id: (await sentTransit(shopper)).id },
      body: { exception: 'LOST', note: 'No trace for 60 days' },
    },
  }),
  creditDeposit: async (stage) => ({
    input: { params: { id: await submittedDeposit(stage) }, body: { amount: '90' } },
  }),
  rejectDeposit: async (stage) => ({
    input: {
      params: { id: await submittedDeposit(stage) },
      body: { reason: 'No transfer arrived within 30 days' },
    },
  }),
  getOpsWithdrawal: async ({ host }) => ({
    input: { params: { id: (await openWithdrawal(host)).id } },
  }),
  payWithdrawal: async ({ host }) => ({
    input: { params: { id: (await openWithdrawal(host)).id } },
  }),
  rejectWithdrawal: async ({ host }) => ({
    input: {
      params: { id: (await openWithdrawal(host)).id },
      body: { reason: 'The account is somebody else’s' },
    },
  }),
  refundOrder: async ({ shopper }) => ({
    input: {
      body: {
        orderType: 'PURCHASE_ORDER',
        orderNo: (await boughtOrder(shopper)).orderNo,
        amount: '0.50',
        reason: 'PRICE_DIFFERENCE',
        note: 'The seller gave a discount',
      },
    },
  }),
  approveRefund: async ({ shopper }) => ({
    input: { params: { id: (await requestedRefund(shopper)).id }, body: { amount: '0.50' } },
  }),
  rejectRefund: async ({ shopper }) => ({
    input: {
      params: { id: (await requestedRefund(shopper)).id },
      body: { reason: 'It was sent yesterday' },
    },
  }),
  listWork: () => ({ input: { query: { kind: 'ORDERS_TO_ACCEPT', pageNo: 1, pageSize: 5 } } }),
  answerFeedback: async ({ shopper }) => {
    const { id } = await shopper.call('sendFeedback', {
      body: { kind: 'PRAISE', text: 'Thank you!' },
    });
    return { input: { params: { id }, body: { answer: 'Thank you.' } } };
  },
  getOpsUploadToken: () => ({ input: { query: { ext: 'jpg', catalog: 'QC_PHOTO' } } }),
  runTimers: bare,
};
