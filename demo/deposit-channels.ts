import type { TenantFile } from '../src/contract/ops/shop/tenant-file.ts';
import type { TenantSeed } from './tenants/tenant-seed.ts';
import { siteText } from './texts/site-text.ts';

type Channel = TenantFile['depositChannels'][number];

/** A tenant's deposit channels. Two of them move no real money: the instant one and the sandbox's card. */
export function channelsOf({ record, bank, merchant }: TenantSeed): Channel[] {
  const { currency } = record;
  return [
    {
      id: 'bank',
      type: 'BANK_TRANSFER',
      name: siteText('channels.bank'),
      instructions: [
        { label: siteText('channelLabels.bank'), value: bank.name },
        { label: siteText('channelLabels.holder'), value: bank.holder },
        { label: siteText('channelLabels.account'), value: bank.account },
      ],
      currency,
      feeBasisPoints: 0,
      minimum: '10.00',
      maximum: '50000.00',
      instant: false,
    },
    {
      id: 'qr',
      type: 'QR_PAY_CODE',
      name: siteText('channels.qr'),
      instructions: [{ label: siteText('channelLabels.payee'), value: bank.holder }],
      currency,
      feeBasisPoints: 100,
      minimum: '10.00',
      maximum: '5000.00',
      merchant,
      instant: false,
    },
    card(currency),
    // Last, because the first channel is chosen until the shopper chooses another one.
    INSTANT,
  ];
}

export const INSTANT: Channel = {
  id: 'demo',
  type: 'MANUAL',
  name: siteText('channels.demo'),
  instructions: [],
  currency: 'CNY',
  feeBasisPoints: 0,
  minimum: '1.00',
  maximum: '10000.00',
  instant: true,
};

export const card = (currency: string): Channel => ({
  id: 'card',
  type: 'CARD_REDIRECT',
  name: siteText('channels.card'),
  instructions: [],
  currency,
  feeBasisPoints: 250,
  minimum: '10.00',
  maximum: '10000.00',
  instant: false,
});
