import { beforeAll, describe, expect, test } from 'vitest';
import type { EndpointName, Input } from '../../../src/contract/endpoints.ts';
import { refusal } from '../../support/refusal.ts';
import { boughtOrder, HOME, operate, storedParcel } from '../support/fulfilment.ts';
import { SAMPLES } from '../support/samples.ts';
import { good, inCart, newPayment } from '../support/shopping.ts';
import { newStage, type Stage } from '../support/stage.ts';
import { uploadedProof } from '../support/uploads.ts';
import {
  DEFAULT_HOST,
  demoChannel,
  newPayer,
  PAY_PASSWORD,
  type Shopper,
} from '../support/world.ts';

/** Nobody else can see the data of a shopper, at this tenant or at another. */
describe('an id works for its owner only', () => {
  const HOST = DEFAULT_HOST;
  let owner: Stage;
  let otherTenantShopper: Shopper;
  let strangers: Shopper[];
  beforeAll(async () => {
    owner = await newStage(HOST);
    otherTenantShopper = await newPayer('500', 'pk.localhost');
    strangers = [await newPayer('500', HOST), otherTenantShopper];
  });

  const BY_PARAMS = [
    'deleteAddress',
    'deleteBillingAddress',
    'deleteUserWarehouse',
    'setCartQuantity',
    'setCartMessage',
    'removeCartItem',
    'getPurchaseOrder',
    'clonePurchaseOrder',
    'payPurchaseOrder',
    'closePurchaseOrder',
    'answerPurchaseOrder',
    'payPayment',
    'getParcel',
    'withdrawParcel',
    'approveParcel',
    'decideParcel',
    'objectToParcel',
    'withdrawObjection',
    'extendStorage',
    'getTransitOrder',
    'payTransitOrder',
    'completeTransitOrder',
    'closeTransitOrder',
    'cancelRefund',
    'getTransaction',
    'cancelWithdrawal',
  ] as const satisfies EndpointName[];

  test.each(BY_PARAMS)('%s', async (name) => {
    const { input, by = owner.shopper } = await SAMPLES[name](owner);
    for (const stranger of strangers) {
      expect(await refusal(stranger.call(name, input as never))).toBe('NOT_FOUND');
    }
    await expect(by.call(name, input as never)).resolves.toBeDefined();
  });

  const BY_OPERATOR = [
    'acceptOrder',
    'askShopper',
    'requestSupplement',
    'markBought',
    'rejectOrder',
    'markShipped',
    'markDelivered',
    'traceParcel',
    'parcelArrived',
    'checkParcel',
    'parcelReturned',
    'parcelException',
    'packTransit',
    'weighTransit',
    'rejectTransit',
    'handOver',
    'traceTransit',
    'arriveLocally',
    'deliverLocally',
    'transitException',
    'creditDeposit',
    'rejectDeposit',
    'getOpsOrder',
    'getOpsParcel',
    'getOpsTransit',
    'getOpsDeposit',
    'getOpsRefund',
    'getOpsFeedback',
    'getOpsWithdrawal',
    'payWithdrawal',
    'rejectWithdrawal',
    'refundOrder',
    'agreeRefund',
    'approveRefund',
    'rejectRefund',
    'answerFeedback',
  ] as const satisfies EndpointName[];

  test.each(BY_OPERATOR)('%s, at another tenant', async (name) => {
    const { input } = await SAMPLES[name](owner);
    expect(await refusal(operate(otherTenantShopper, name, input as never))).toBe('NOT_FOUND');
    await expect(operate(owner.shopper, name, input as never)).resolves.toBeDefined();
  });

  test.each(BY_OPERATOR)('%s can’t be called by a shopper', async (name) => {
    const { input } = await SAMPLES[name](owner);
    expect(await refusal(owner.shopper.call(name, input as never))).toBe('UNAUTHENTICATED');
  });

  test('parcels that are forwarded', async () => {
    const [parcel, address] = await Promise.all([
      storedParcel(owner.shopper),
      owner.shopper.call('saveAddress', { body: HOME }),
    ]);
    const purchaseParcelIds = [parcel.id];
    await refusedToAll('getTransitQuote', { query: { purchaseParcelIds } });
    for (const stranger of strangers) {
      const own = await stranger.call('saveAddress', { body: HOME });
      const body = { purchaseParcelIds, transitOptionName: 'POSTAL_EMS', userAddressId: own.id };
      expect(await refusal(stranger.call('createTransitOrder', { body }))).toBe('NOT_FOUND');
    }
    const body = { purchaseParcelIds, transitOptionName: 'POSTAL_EMS' };
    const [stranger] = strangers;
    const theirs = await stranger?.call('saveAddress', { body: HOME });
    const stolen = { ...body, userAddressId: theirs?.id ?? '' };
    expect(await refusal(owner.shopper.call('createTransitOrder', { body: stolen }))).toBe(
      'NOT_FOUND',
    );
    await expect(
      owner.shopper.call('createTransitOrder', { body: { ...body, userAddressId: address.id } }),
    ).resolves.toMatchObject({ parcelCount: 1 });
  });

  test('refunds of an order', async () => {
    const { orderNo } = await boughtOrder(owner.shopper);
    await refusedToAll('requestRefund', { body: { orderNo, reason: 'OTHER' } });
    await refusedToAll('sendFeedback', { body: { kind: 'QUESTION', text: 'Where?', orderNo } });
  });

  test('certificates of transfers', async () => {
    const { input } = await SAMPLES.submitCertificate(owner);
    await refusedToAll('submitCertificate', input as never);
    const { body } = input as Input<'submitCertificate'>;
    const [stranger] = strangers;
    const stolen = stranger && (await uploadedProof(stranger));
    const theirs = { body: { ...body, certificate: stolen ?? '' } };
    expect(await refusal(owner.shopper.call('submitCertificate', theirs))).toBe('NOT_FOUND');
  });

  async function refusedToAll<N extends EndpointName>(name: N, input: Input<N>) {
    for (const stranger of strangers) {
      expect(await refusal(stranger.call(name, input))).toBe('NOT_FOUND');
    }
  }

  test.each(['saveAddress', 'saveBillingAddress', 'saveUserWarehouse'] as const)(
    '%s can’t replace another shopper’s entry',
    async (name) => {
      const { input } = await SAMPLES[name](owner);
      const saved = await owner.shopper.call(name, input as never);
      const body = { ...(input as { body: object }).body, id: saved.id, name: 'Thief' };
      await refusedToAll(name, { body } as never);
    },
  );

  test('cart items that are quoted or ordered', async () => {
    const cartItemIds = [(await inCart(owner.shopper)).id];
    await refusedToAll('refreshCart', { body: { cartItemIds } });
    await refusedToAll('createPurchaseOrders', { body: { cartItemIds } });
    for (const stranger of strangers) {
      await stranger.call('clearCart', { query: { cartItemIds } });
    }
    await expect(
      owner.shopper.call('refreshCart', { body: { cartItemIds } }),
    ).resolves.toMatchObject({
      orderable: true,
    });
  });

  test('a preview', async () => {
    const { product, sku } = await good(HOST);
    const { previewProductId } = await owner.shopper.call('createPreview', {
      body: { productUrl: product.link, items: [{ productSkuId: sku.skuId, quantity: 1 }] },
    });
    await refusedToAll('refreshPreview', { body: { previewProductId } });
    await refusedToAll('createPurchaseOrders', { body: { previewProductId } });
  });

  test('warehouses as a destination', async () => {
    const own = await owner.shopper.call('saveUserWarehouse', {
      body: {
        name: 'Ana',
        phone: '+8613800138000',
        province: '广东省',
        city: '广州市',
        line1: '体育西路 1 号',
      },
    });
    for (const stranger of strangers) {
      const cartItemIds = [(await inCart(stranger)).id];
      const body = { cartItemIds, userWarehouseId: own.id };
      expect(await refusal(stranger.call('createPurchaseOrders', { body }))).toBe('NOT_FOUND');
    }
    const [theirs] = await otherTenantShopper.call('listTenantWarehouses');
    const cartItemIds = [(await inCart(owner.shopper)).id];
    const body = { cartItemIds, tenantWarehouseId: theirs?.id ?? '' };
    expect(await refusal(owner.shopper.call('createPurchaseOrders', { body }))).toBe('NOT_FOUND');
  });

  test('payments, in a batch and in the list of unpaid ones', async () => {
    const { payment } = await newPayment(owner.shopper);
    const paymentNos = [payment.paymentNo];
    await refusedToAll('batchPay', { body: { paymentNos, payPassword: PAY_PASSWORD } });
    for (const stranger of strangers) {
      await expect(stranger.call('listUnpaid', { query: { paymentNos } })).resolves.toMatchObject({
        payments: [],
      });
    }
  });

  test('top-ups, and the channels of another tenant', async () => {
    const channel = await demoChannel(owner.shopper);
    const { id: depositId } = await owner.shopper.call('createDeposit', {
      body: { channelId: channel.id, amount: '50' },
    });
    await refusedToAll('updateDeposit', { body: { depositId, action: 'SUBMIT' } });
    const foreign = await demoChannel(otherTenantShopper);
    const body = { channelId: foreign.id, amount: '50' };
    expect(await refusal(owner.shopper.call('createDeposit', { body }))).toBe('NOT_FOUND');
  });

  test('messages: marking another shopper’s has no effect', async () => {
    const { records } = await owner.shopper.call('listNotifications');
    const ids = records.map(({ id }) => id);
    for (const stranger of strangers) await stranger.call('readNotifications', { body: { ids } });
    const after = await owner.shopper.call('listNotifications');
    expect(after.records.map(({ read }) => read)).toEqual(records.map(({ read }) => read));
  });
});
