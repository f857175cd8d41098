import type { EndpointName, Input } from '../../../src/contract/endpoints.ts';
import { operate } from './fulfilment.ts';
import { good } from './shopping.ts';
import {
  call,
  demoChannel,
  newPayer,
  PASSWORD,
  PAY_PASSWORD,
  type Shopper,
  shopperOf,
} from './world.ts';

/** A valid call of an endpoint: its input, and its caller if not the stage's shopper. */
export type Sample<N extends EndpointName> = {
  input: Input<N> | Record<string, never>;
  by?: Shopper;
  /** The token of the member of the staff who calls, if the call needs a person. */
  staffToken?: string;
  /** The token of the station at which the call is made. */
  stationToken?: string;
};

/** The shopper for whom samples are made, with a pay password and money. */
export type Stage = { host: string; shopper: Shopper };

export async function newStage(host: string): Promise<Stage> {
  return { host, shopper: await newPayer('9000', host) };
}

export const bare = () => ({ input: {} });

/** An address in a country that every tenant delivers to and whose customs require no id number. */
export const address = {
  name: 'Mei Lin',
  phone: '+60 12-345 6789',
  country: 'my',
  province: 'Selangor',
  city: 'Petaling Jaya',
  line1: '1 Jalan Universiti',
  postCode: '46200',
};
export const billing = {
  ...address,
  type: 'COMPANY',
  companyName: 'Lin & Sons',
  taxNo: 'C 2584563202',
} as const;
export const warehouse = {
  name: 'Mei Lin',
  phone: '+86 138 0013 8000',
  province: '广东省',
  city: '广州市',
  line1: '体育西路 1 号',
};

export async function heldPreview({ host, shopper }: Stage) {
  const { product, sku } = await good(host);
  return shopper.call('createPreview', {
    body: { productUrl: product.link, items: [{ productSkuId: sku.skuId, quantity: 1 }] },
  });
}

export async function newDeposit({ shopper }: Stage) {
  const { id: channelId } = await demoChannel(shopper);
  return shopper.call('createDeposit', { body: { channelId, amount: '100' } });
}

/** A tenant whose channels include a pay code for orders. */
export const ONE_PAY_HOST = 'la.localhost';

/** A top-up by bank transfer. */
export async function bankDeposit({ shopper }: { shopper: Shopper }) {
  const channels = await shopper.call('listDepositChannels');
  const bank = channels.find(({ type }) => type === 'BANK_TRANSFER');
  if (!bank) throw new Error('there is no bank transfer');
  return shopper.call('createDeposit', { body: { channelId: bank.id, amount: '200' } });
}

/** A shopper who has topped up by bank transfer, and so can withdraw there. */
export async function newWithdrawer(host: string): Promise<Shopper> {
  const shopper = await newPayer('100', host);
  const { id } = await bankDeposit({ shopper });
  await operate(shopper, 'creditDeposit', { params: { id }, body: {} });
  return shopper;
}

export async function withdrawalOf(shopper: Shopper) {
  const { channels, minimum } = await shopper.call('getWithdrawalTerms');
  const account = { accountHolder: 'Mei Lin', accountNo: '0044 1234 5678' };
  const channelId = channels[0]?.id ?? '';
  return { channelId, amount: minimum, ...account, payPassword: PAY_PASSWORD };
}

export async function openWithdrawal(host: string) {
  const shopper = await newWithdrawer(host);
  return shopper.call('createWithdrawal', { body: await withdrawalOf(shopper) });
}

/** A top-up that waits for its transfer to arrive. */
export async function submittedDeposit({ shopper }: Stage) {
  const channels = await shopper.call('listDepositChannels');
  const demo = await demoChannel(shopper);
  const manual = channels.find(({ id }) => id !== demo.id) ?? demo;
  const { id } = await shopper.call('createDeposit', {
    body: { channelId: manual.id, amount: manual.minimum },
  });
  await shopper.call('updateDeposit', { body: { depositId: id, action: 'SUBMIT' } });
  return id;
}

export async function signedInAgain({ host, shopper }: Stage): Promise<Shopper> {
  const body = { email: shopper.email, password: PASSWORD };
  const { accessToken } = await call('login', { body }, { host });
  return shopperOf(host, shopper.email, accessToken);
}
