import type { depositChannels } from '../schema/tenants.ts';
import type { TenantSeed } from './tenants/tenant-seed.ts';
import { siteText } from './texts/site-text.ts';

type Channel = typeof depositChannels.$inferInsert;

/** A tenant's ways to top up; those that move no money, at once and by a pretended card, only for demonstrations. */
export function channelsOf({ id, record, bank, merchant }: TenantSeed, demo: boolean): Channel[] {
  const common = { tenantId: id, minimumFen: 1_000, maximumFen: 5_000_000, instant: false };
  const channels: Channel[] = [
    {
      ...common,
      id: `${id}-bank`,
      position: 1,
      type: 'BANK_TRANSFER',
      name: siteText('channels.bank'),
      instructions: [
        { label: siteText('channelLabels.bank'), value: bank.name },
        { label: siteText('channelLabels.holder'), value: bank.holder },
        { label: siteText('channelLabels.account'), value: bank.account },
      ],
      currency: record.currency,
      feeBasisPoints: 0,
    },
    {
      ...common,
      id: `${id}-qr`,
      position: 2,
      type: 'QR_PAY_CODE',
      name: siteText('channels.qr'),
      instructions: [{ label: siteText('channelLabels.payee'), value: bank.holder }],
      currency: record.currency,
      feeBasisPoints: 100,
      maximumFen: 500_000,
      merchant,
    },
  ];
  return demo ? [instantChannel(id), ...channels, cardChannel(id, record.currency)] : channels;
}

function instantChannel(tenantId: string): Channel {
  return {
    id: `${tenantId}-demo`,
    tenantId,
    position: 0,
    type: 'MANUAL',
    name: siteText('channels.demo'),
    instructions: [],
    currency: 'CNY',
    feeBasisPoints: 0,
    minimumFen: 100,
    maximumFen: 1_000_000,
    instant: true,
  };
}

function cardChannel(tenantId: string, currency: string): Channel {
  return {
    id: `${tenantId}-card`,
    tenantId,
    position: 3,
    type: 'CARD_REDIRECT',
    name: siteText('channels.card'),
    instructions: [],
    currency,
    feeBasisPoints: 250,
    minimumFen: 1_000,
    maximumFen: 1_000_000,
    instant: false,
  };
}
