import type { EndpointName } from '../../../src/contract/endpoints.ts';
import { otherRules, waitingGoodwill } from './approvals.ts';
import { BANK_SAMPLES } from './bank-samples.ts';
import { BOOKS_SAMPLES } from './books-samples.ts';
import { CUSTOMER_SAMPLES, idOf } from './customer-samples.ts';
import {
  agreedRefund,
  arrivedParcel,
  boughtOrder,
  comingParcel,
  failedParcel,
  localTransit,
  MEASURES,
  newTransit,
  objectedParcel,
  operate,
  packingTransit,
  paidOrder,
  paidTransit,
  requestedRefund,
  sentTransit,
  takenOrder,
  weighedTransit,
} from './fulfilment.ts';
import { OWN_SAMPLES } from './own-samples.ts';
import { PEOPLE_SAMPLES } from './people-samples.ts';
import { channelBody, newChannel, onlineChannel, paidPayment } from './providers.ts';
import { RATE_SAMPLES } from './rate-samples.ts';
import { askedService } from './services.ts';
import { SHOP_SAMPLES } from './shop-samples.ts';
import { inCart } from './shopping.ts';
import { codeOf, invitedPerson, newPerson, staffKey } from './staff.ts';
import {
  bare,
  openWithdrawal,
  type Sample,
  type Stage,
  submittedDeposit,
  warehouse,
} from './stage.ts';
import { STATION_SAMPLES } from './station-samples.ts';
import { newShelf, newShelfCode, newStation, newUnknown, warehouseOf } from './stock.ts';
import { TARIFF_SAMPLES } from './tariff-samples.ts';
import { copyOfNaga } from './tenants.ts';
import { newEmail, newShopper, PASSWORD, PAY_PASSWORD, visit } from './world.ts';

const newFeedback = (shopper: Stage['shopper']) =>
  shopper.call('sendFeedback', { body: { kind: 'PRAISE', text: 'Thank you!' } });

/** The day in a week: `2026-11-30`. */
const inAWeek = (): string => new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10);

const DECLARED = {
  descriptionEn: 'Ceramic tea set',
  descriptionZh: '茶具',
  hsCode: '6911.10',
  quantity: 2,
  origin: 'cn',
  weightG: 1100,
  value: '80',
};
const CARRIER_KEY = { source: '17track' as const, name: 'Ours', key: '6F2D8B0A4C7E9153AABBCCDD' };

/** A manifest with one shipment, of a carrier of its own. */
const newManifest = async (shopper: Stage['shopper']) =>
  operate(shopper, 'handOverMany', {
    body: {
      carrier: `EMS ${crypto.randomUUID().slice(0, 8)}`,
      rows: `${(await paidTransit(shopper)).orderNo} EA123456785CN`,
    },
  });
const paidWork = async (shopper: Stage['shopper']) => ({
  subject: 'PURCHASE_ORDER' as const,
  id: (await paidOrder(shopper)).id,
});

/** A bulk job of the environment's key, with ids of no orders, which all fail. */
const hopelessJob = async ({ shopper }: Stage, objects: number) => {
  const ids = Array.from({ length: objects }, (_, index) => `nothing-${index}`);
  const { id } = await operate(shopper, 'startBulk', { body: { act: 'ACCEPT_ORDERS', ids } });
  return { params: { id } };
};
const smallExport = async ({ shopper }: Stage) => {
  const body = { list: 'AUDIT' as const, filter: 'actorId=nobody' };
  return { params: { id: (await operate(shopper, 'makeExport', { body })).id } };
};

/** The id of a mail to an address. */
async function mailTo(email: string): Promise<string> {
  const { json } = await visit(`/dev/mailbox.json?to=${encodeURIComponent(email)}`);
  return (json as { mails: { id: string }[] }).mails[0]?.id ?? '';
}

/** A valid call of every operator endpoint. */
export const OPERATOR_SAMPLES = {
  getOpsOrder: async ({ shopper }) => ({
    input: { params: { id: (await paidOrder(shopper)).orderNo } },
  }),
  listOpsParcels: async ({ shopper }) => ({
    input: { query: { trackingNo: (await comingParcel(shopper)).domesticTrackingNo } },
  }),
  getOpsParcel: async ({ shopper }) => ({
    input: { params: { id: (await comingParcel(shopper)).parcelNo } },
  }),
  getOpsTransit: async ({ shopper }) => ({
    input: { params: { id: (await newTransit(shopper)).orderNo } },
  }),
  getOpsDeposit: async (stage) => ({ input: { params: { id: await submittedDeposit(stage) } } }),
  getOpsRefund: async ({ shopper }) => ({
    input: { params: { id: (await requestedRefund(shopper)).id } },
  }),
  getOpsFeedback: async ({ shopper }) => ({
    input: { params: { id: (await newFeedback(shopper)).id } },
  }),
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
  shipParcel: async ({ shopper }) => ({
    input: {
      params: { id: (await boughtOrder(shopper)).id },
      body: { domesticCarrier: 'ZTO', domesticTrackingNo: '75380012345678' },
    },
  }),
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
  cancelSupplement: async ({ shopper }) => {
    const params = { id: (await takenOrder(shopper)).id };
    const body = { amount: '5.50', note: 'The seller raised the price' };
    await operate(shopper, 'requestSupplement', { params, body });
    return { input: { params } };
  },
  correctCost: async ({ shopper }) => ({
    input: {
      params: { id: (await boughtOrder(shopper)).id },
      body: { cost: '85', upstreamOrderNo: '2811223345' },
    },
  }),
  unbuyOrder: async ({ shopper }) => ({
    input: {
      params: { id: (await boughtOrder(shopper)).id },
      body: { outcome: 'BUY_AGAIN', reason: 'SELLER_REFUSED' },
    },
  }),
  markOutOfStock: async ({ shopper }) => {
    const { id, items } = await boughtOrder(shopper, 2);
    const body = { orderItemId: items[0]?.id ?? '', quantity: 1, note: 'Only one was left' };
    return { input: { params: { id }, body } };
  },
  correctTracking: async ({ shopper }) => ({
    input: {
      params: { id: (await comingParcel(shopper)).id },
      body: { domesticCarrier: 'ZTO', domesticTrackingNo: '75380012345678' },
    },
  }),
  listOpsOrders: () => ({ input: { query: { status: 'PAID', sort: 'waiting', pageSize: 5 } } }),
  acceptOrders: async ({ shopper }) => ({
    input: { body: { ids: [(await paidOrder(shopper)).id] } },
  }),
  keepSheet: () => ({ input: { body: { text: 'P2611230001\t2811223346\t85' } } }),
  getSheet: async ({ shopper }) => {
    const { id } = await operate(shopper, 'keepSheet', { body: { text: 'P2611230001\t2811' } });
    return { input: { params: { id } } };
  },
  checkOrderPaste: async ({ shopper }) => ({
    input: { body: { text: `${(await takenOrder(shopper)).orderNo}\t2811223346\t85` } },
  }),
  pasteOrders: async ({ shopper }) => ({
    input: { body: { text: `${(await takenOrder(shopper)).orderNo}\t2811223346\t85` } },
  }),
  createOrderFor: async ({ host }) => ({
    input: {
      body: {
        shopper: (await newShopper(host)).email,
        title: 'Linen apron, grey',
        price: '45',
        quantity: 1,
      },
    },
  }),
  listSellers: () => ({ input: { query: { pageSize: 5 } } }),
  getSeller: async ({ shopper }) => {
    const { orderNo } = await paidOrder(shopper);
    const { platform, shopId } = await operate(shopper, 'getOpsOrder', { params: { id: orderNo } });
    return { input: { params: { platform, shopId } } };
  },
  listOrderNotes: async ({ shopper }) => ({
    input: { params: { id: (await paidOrder(shopper)).orderNo } },
  }),
  addOrderNote: async ({ shopper }) => ({
    input: {
      params: { id: (await paidOrder(shopper)).orderNo },
      body: { text: 'The seller answers after 14:00 only' },
    },
  }),
  listProblems: () => ({ input: { query: { pageSize: 5 } } }),
  listShopperNotes: async ({ shopper }) => ({ input: { params: { id: await idOf(shopper) } } }),
  addShopperNote: async ({ shopper }) => ({
    input: { params: { id: await idOf(shopper) }, body: { text: 'Call her after work only' } },
  }),
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
  answerObjection: async ({ shopper }) => ({
    input: {
      params: { id: (await objectedParcel(shopper)).id },
      body: { agreed: false, text: 'The seller does not take it back' },
    },
  }),
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
  listOpsTransits: () => ({ input: { query: { pile: 'ON_THE_WAY', country: 'my', pageSize: 5 } } }),
  getPickList: async ({ shopper }) => ({
    input: { query: { orderNos: [(await newTransit(shopper)).orderNo] } },
  }),
  packParcel: async ({ shopper }) => {
    const { id, parcels } = await newTransit(shopper);
    return { input: { params: { id }, body: { code: parcels[0]?.parcelNo ?? '', box: 1 } } };
  },
  unpackParcel: async ({ shopper }) => {
    const { id, parcels } = await newTransit(shopper);
    const code = parcels[0]?.parcelNo ?? '';
    await operate(shopper, 'packParcel', { params: { id }, body: { code, box: 1 } });
    return { input: { params: { id }, body: { code } } };
  },
  weighBoxes: async ({ shopper }) => ({
    input: {
      params: { id: (await packingTransit(shopper)).id },
      body: { boxes: [{ number: 1, ...MEASURES }] },
    },
  }),
  reweighTransit: async ({ shopper }) => ({
    input: {
      params: { id: (await weighedTransit(shopper)).id },
      body: { boxes: [{ number: 1, ...MEASURES }], reason: 'The scale was not at zero' },
    },
  }),
  unpackTransit: async ({ shopper }) => ({
    input: {
      params: { id: (await weighedTransit(shopper)).id },
      body: { reason: 'A parcel was left on the shelf' },
    },
  }),
  correctShipmentTracking: async ({ shopper }) => ({
    input: {
      params: { id: (await sentTransit(shopper)).id },
      body: { carrier: 'EMS', trackingNo: 'EA123456799CN', reason: 'Two digits were swapped' },
    },
  }),
  noteProblem: async ({ shopper }) => {
    const { id } = await sentTransit(shopper);
    const exception = { exception: 'LOST' as const, note: 'No trace for 60 days' };
    await operate(shopper, 'transitException', { params: { id }, body: exception });
    return {
      input: { params: { id }, body: { liable: 'CARRIER' as const, note: 'Claim 8842 is sent' } },
    };
  },
  setFreightCost: async ({ shopper }) => {
    const { id } = await sentTransit(shopper);
    return { input: { params: { id }, body: { cost: '86.50' } } };
  },
  putDeclaration: async ({ shopper }) => ({
    input: { params: { id: (await newTransit(shopper)).id }, body: { lines: [DECLARED] } },
  }),
  getTransitPaper: async ({ shopper }) => ({
    input: { params: { id: (await weighedTransit(shopper)).id, kind: 'cn23' as const } },
  }),
  handOverMany: async ({ shopper }) => ({
    input: {
      body: { carrier: 'EMS', rows: `${(await paidTransit(shopper)).orderNo} EA123456785CN` },
    },
  }),
  listManifests: bare,
  getManifest: async ({ shopper }) => ({
    input: { params: { id: (await newManifest(shopper)).id } },
  }),
  closeManifest: async ({ shopper }) => ({
    input: { params: { id: (await newManifest(shopper)).id } },
  }),
  listTrackingEvents: bare,
  importTracking: async ({ shopper }) => {
    const { trackingNo } = await sentTransit(shopper);
    return {
      input: { body: { rows: `${trackingNo},CUSTOMS,2026-11-23 14:05,Kuala Lumpur,Held` } },
    };
  },
  listChannels: bare,
  proposeChannel: () => ({ input: { body: channelBody('stripe') } }),
  testChannel: async ({ host }) => ({
    input: { params: { id: await onlineChannel('stripe', { host, tenantId: '*' }) } },
  }),
  getChannelUploadToken: () => ({ input: { query: { ext: 'png' } } }),
  switchChannelOff: async ({ host }) => ({
    input: {
      params: { id: await newChannel('stripe', { host, tenantId: '*' }) },
      body: { reason: 'A key was lost' },
    },
  }),
  reconcileChannel: async ({ host }) => ({
    input: { params: { id: await onlineChannel('stripe', { host, tenantId: '*' }) } },
  }),
  listProviderPayments: bare,
  getProviderPayment: async ({ shopper }) => ({
    input: { params: { id: await paidPayment(shopper) } },
  }),
  refundToPayer: async ({ shopper }) => ({
    input: {
      params: { id: await paidPayment(shopper) },
      body: { amount: '', reason: 'The shopper asked for it', evidence: '' },
    },
  }),
  listCarrierKeys: bare,
  makeCarrierKey: () => ({ input: { body: CARRIER_KEY } }),
  disableCarrierKey: async ({ shopper }) => ({
    input: {
      params: { id: (await operate(shopper, 'makeCarrierKey', { body: CARRIER_KEY })).id },
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
  agreeRefund: async ({ shopper }) => ({
    input: {
      params: { id: (await requestedRefund(shopper)).id },
      body: {
        amount: '0.50',
        waitsFor: 'SELLER',
        payBy: inAWeek(),
        text: 'The seller pays half',
      },
    },
  }),
  approveRefund: async ({ shopper }) => ({
    input: { params: { id: (await agreedRefund(shopper)).id }, body: { amount: '0.50' } },
  }),
  answerRefund: async ({ shopper }) => ({
    input: {
      params: { id: (await requestedRefund(shopper)).id },
      body: { text: 'We have asked the carrier' },
    },
  }),
  rejectRefund: async ({ shopper }) => ({
    input: {
      params: { id: (await requestedRefund(shopper)).id },
      body: { reason: 'It was sent yesterday' },
    },
  }),
  listSearchMisses: () => ({ input: { query: { from: '2026-11-01', to: '2026-11-30' } } }),
  countWork: bare,
  listWork: () => ({ input: { query: { pile: 'ORDERS_TO_ACCEPT', pageSize: 5 } } }),
  claimWork: async ({ shopper }) => ({ input: { body: await paidWork(shopper) } }),
  releaseWork: async ({ shopper }) => ({ input: { body: await paidWork(shopper) } }),
  snoozeWork: async ({ shopper }) => ({
    input: { body: { ...(await paidWork(shopper)), until: '2099-01-01', reason: 'Later' } },
  }),
  getToday: bare,
  answerFeedback: async ({ shopper }) => {
    const { id } = await newFeedback(shopper);
    return { input: { params: { id }, body: { answer: 'Thank you.' } } };
  },
  getOpsUploadToken: () => ({ input: { query: { ext: 'jpg' } } }),
  endShopperSessions: async ({ host }) => ({
    input: { body: { email: (await newShopper(host)).email } },
  }),
  runTimers: bare,
  listTenants: bare,
  getTenantFile: () => ({ input: { params: { id: 'naga' } } }),
  putTenantFile: async (stage) => ({
    input: { params: { id: 'sample' }, body: await copyOfNaga(stage, 'sample') },
  }),
  ...SHOP_SAMPLES,
  ...BANK_SAMPLES,
  signInStaff: async () => {
    const { email } = await newPerson('BUYER');
    return { input: { body: { email, password: PASSWORD } } };
  },
  acceptInvitation: async () => {
    const { token } = await invitedPerson('BUYER');
    return { input: { body: { token, password: PASSWORD } } };
  },
  confirmSecondFactor: async () => {
    const { token, secret } = await newPerson('BUYER', { withApp: true });
    return { input: { body: { code: codeOf(secret, 1) } }, staffToken: token };
  },
  setUpSecondFactor: async () => ({
    input: { body: {} },
    staffToken: (await newPerson('BUYER')).token,
  }),
  enableSecondFactor: async () => {
    const { token, call: staffCall } = await newPerson('BUYER');
    const { secret } = await staffCall('setUpSecondFactor', { body: {} });
    return { input: { body: { secret, code: codeOf(secret) } }, staffToken: token };
  },
  signOutStaff: async () => ({
    input: { body: {} },
    staffToken: (await newPerson('BUYER')).token,
  }),
  getStaffMe: async () => ({ input: {}, staffToken: (await newPerson('BUYER')).token }),
  updateStaffMe: async () => ({
    input: { body: { name: 'Li Na', language: 'zh-CN' } },
    staffToken: (await newPerson('BUYER')).token,
  }),
  changeStaffPassword: async () => ({
    input: { body: { oldPassword: PASSWORD, password: 'seven-slow-herons-9' } },
    staffToken: (await newPerson('BUYER')).token,
  }),
  listStaffSessions: bare,
  endStaffSession: async () => {
    const { token, call: staffCall } = await newPerson('BUYER');
    const [session] = await staffCall('listStaffSessions');
    return { input: { params: { id: session?.id ?? '' } }, staffToken: token };
  },
  listStaff: bare,
  getStaff: async () => ({ input: { params: { id: (await newPerson('BUYER')).id } } }),
  inviteStaff: () => ({
    input: {
      body: {
        email: newEmail(),
        name: 'Li Na',
        language: 'zh-CN' as const,
        assignments: [{ role: 'BUYER' as const, tenantId: 'sampan' }],
      },
    },
  }),
  updateStaff: async () => {
    const { id } = await newPerson('BUYER');
    const assignments = [{ role: 'WAREHOUSE' as const, tenantId: 'sampan' }];
    return {
      input: { params: { id }, body: { name: 'Li Na', state: 'ACTIVE' as const, assignments } },
    };
  },
  resetStaff: async () => ({
    input: { params: { id: (await newPerson('BUYER')).id }, body: {} },
  }),
  makeExport: () => ({ input: { body: { list: 'AUDIT', filter: 'actorId=nobody' } } }),
  startBulk: async ({ shopper }) => ({
    input: { body: { act: 'ACCEPT_ORDERS', ids: [(await paidOrder(shopper)).id] } },
  }),
  countNewRows: () => ({
    input: { query: { list: 'ORDERS', asOf: '2026-11-22T08:30:00.000Z' } },
  }),
  listJobs: bare,
  getJob: async (stage) => ({ input: await smallExport(stage) }),
  readJobFile: async (stage) => ({ input: await smallExport(stage) }),
  listJobRows: async (stage) => ({ input: await hopelessJob(stage, 1) }),
  repeatJob: async (stage) => ({ input: await hopelessJob(stage, 1) }),
  // There are so many that the job is still running when it is cancelled.
  cancelJob: async (stage) => ({ input: await hopelessJob(stage, 500) }),
  listStaffKeys: bare,
  makeStaffKey: () => ({
    input: {
      body: {
        name: 'Scanner',
        rights: ['parcels.see' as const],
        tenantIds: ['sampan'],
        days: 30,
      },
    },
  }),
  revokeStaffKey: async () => ({ input: { params: { id: (await staffKey()).id } } }),
  proposeGoodwill: async ({ shopper }) => ({
    input: {
      body: {
        shopper: shopper.email,
        amount: '5',
        reason: 'The parcel waited a week because of us',
      },
    },
  }),
  proposeAdjustment: async ({ shopper }) => ({
    input: {
      body: {
        shopper: shopper.email,
        direction: 'IN' as const,
        amount: '5',
        reason: 'Credited late',
      },
    },
  }),
  listProposals: bare,
  getProposal: async ({ host }) => ({
    input: { params: { id: (await waitingGoodwill({ host })).id } },
  }),
  approveProposal: async ({ host }) => {
    const { id, payloadHash } = await waitingGoodwill({ host });
    const { token } = await newPerson('FINANCE_LEAD', { tenantId: '*' });
    return { input: { params: { id }, body: { payloadHash } }, staffToken: token };
  },
  rejectProposal: async ({ host }) => ({
    input: {
      params: { id: (await waitingGoodwill({ host })).id },
      body: { reason: 'Paid before' },
    },
    staffToken: (await newPerson('FINANCE_LEAD', { tenantId: '*' })).token,
  }),
  cancelProposal: async ({ host }) => {
    const by = await newPerson('SERVICE', { tenantId: '*' });
    const { id } = await waitingGoodwill({ host, by });
    return { input: { params: { id }, body: {} }, staffToken: by.token };
  },
  getApprovalRules: bare,
  proposeApprovalRules: async ({ host }) => ({
    input: { body: { ...(await otherRules(host)), reason: 'The season begins' } },
  }),
  getSystemHealth: bare,
  listFailedSignIns: bare,
  sendMailAgain: async ({ shopper }) => ({
    input: { params: { id: await mailTo(shopper.email) } },
  }),
  listAudit: bare,
  checkAudit: bare,
  countOpsParcels: bare,
  correctParcel: async ({ shopper }) => ({
    input: {
      params: { id: (await arrivedParcel(shopper)).id },
      body: { weightG: 1420, reason: 'Two digits were swapped' },
    },
  }),
  shelveParcel: async ({ shopper }) => ({
    input: {
      params: { id: (await arrivedParcel(shopper)).id },
      body: { shelfCode: 'B-04-1' },
    },
  }),
  splitParcel: async ({ shopper }) => ({
    input: {
      params: { id: (await arrivedParcel(shopper, 2)).id },
      body: { quantities: [1], weightG: 400, reason: 'It came in two pieces' },
    },
  }),
  mergeParcels: async ({ shopper }) => {
    const { id } = await arrivedParcel(shopper, 2);
    const reason = 'It came in two pieces';
    const { parcelNo } = await operate(shopper, 'splitParcel', {
      params: { id },
      body: { quantities: [1], weightG: 400, reason },
    });
    return { input: { params: { id }, body: { code: parcelNo, reason: 'They fit into one' } } };
  },
  photographParcel: async ({ shopper }) => ({
    input: {
      params: { id: (await arrivedParcel(shopper)).id },
      body: { photos: ['/products/tea.jpg'] },
    },
  }),
  labelParcel: async ({ shopper }) => ({
    input: { params: { id: (await arrivedParcel(shopper)).id } },
  }),
  listShelves: bare,
  addShelves: async (stage) => ({
    input: { body: { warehouseId: await warehouseOf(stage), zone: 'A', codes: newShelfCode() } },
  }),
  updateShelf: async (stage) => ({
    input: {
      params: { id: (await newShelf(stage)).id },
      body: { zone: 'B', position: 7, active: true },
    },
  }),
  countShelf: async (stage) => ({
    input: { params: { id: (await newShelf(stage)).id }, body: { found: [] } },
  }),
  listStations: bare,
  addStation: async (stage) => ({
    input: {
      body: { warehouseId: await warehouseOf(stage), name: 'Door 1', step: 'RECEIVE' as const },
    },
  }),
  updateStation: async (stage) => ({
    input: {
      params: { id: (await newStation(stage)).id },
      body: { name: 'Door 2', step: 'CHECK' as const, active: true },
    },
  }),
  equipStation: async (stage) => ({
    input: {
      params: { id: (await newStation(stage)).id },
      body: {
        labelSize: '80x50' as const,
        printing: 'ON_COMMAND' as const,
        scale: 'TYPES' as const,
        scaleUnit: 'KG' as const,
        scaleBaud: '9600' as const,
      },
    },
  }),
  finishService: async ({ shopper }) => ({
    input: { params: { id: (await askedService(shopper)).id }, body: { result: 'All is well' } },
  }),
  refuseService: async ({ shopper }) => ({
    input: { params: { id: (await askedService(shopper)).id }, body: { reason: 'It is sealed' } },
  }),
  listUnknownParcels: bare,
  getUnknownParcel: async (stage) => ({
    input: { params: { id: (await newUnknown(stage)).unknownNo } },
  }),
  reportUnknownParcel: () => ({ input: { body: { note: 'A red box', carrier: 'YTO' } } }),
  claimUnknownParcel: async (stage) => ({
    input: {
      params: { id: (await newUnknown(stage)).id },
      body: { number: (await comingParcel(stage.shopper)).parcelNo },
    },
  }),
  disposeUnknownParcel: async (stage) => ({
    input: { params: { id: (await newUnknown(stage)).id }, body: { reason: 'Nobody asked' } },
  }),
  scan: async ({ shopper }) => ({
    input: {
      body: {
        step: 'RECEIVE' as const,
        code: (await comingParcel(shopper)).parcelNo,
        scanId: crypto.randomUUID(),
      },
    },
  }),
  listScans: bare,
  undoScan: async ({ shopper }) => {
    const { parcelNo: code } = await comingParcel(shopper);
    const { token, call: staffCall } = await newPerson('WAREHOUSE', { tenantId: '*' });
    const scanId = crypto.randomUUID();
    await staffCall('scan', { body: { step: 'RECEIVE', code, scanId } }, { host: shopper.host });
    return { input: { params: { id: scanId } }, staffToken: token };
  },
  ...CUSTOMER_SAMPLES,
  ...PEOPLE_SAMPLES,
  ...RATE_SAMPLES,
  ...TARIFF_SAMPLES,
  ...OWN_SAMPLES,
  ...STATION_SAMPLES,
  ...BOOKS_SAMPLES,
} satisfies { [N in EndpointName]?: (stage: Stage) => Sample<N> | Promise<Sample<N>> };
