import type {
  OpsChannel,
  opsChannelEndpoints,
  PaymentProviderView,
} from '../../ops/money/channels.ts';
import type { Examples } from '../example.ts';
import { uploadToken } from '../uploads.ts';
import { channelProposal } from './approvals.ts';

const AT = '2026-11-27T08:30:00.000Z';

const channel: OpsChannel = {
  id: 'sampan-01kb2c3d4e5f6g7h8j9k0m1n2p',
  version: 1,
  name: 'Card',
  type: 'CARD_REDIRECT',
  provider: 'stripe',
  currency: 'AUD',
  feeBasisPoints: 290,
  minimum: '10.00',
  maximum: '20000.00',
  instructions: [],
  open: true,
  account: {
    enabled: true,
    settings: {},
    webhookPath: '/api/webhooks/stripe/sampan-01kb2c3d4e5f6g7h8j9k0m1n2p',
    changedAt: AT,
    testedAt: AT,
    testError: '',
    lastEventAt: AT,
    listedAt: AT,
  },
  review: 1,
};
const provider: PaymentProviderView = {
  name: 'stripe',
  type: 'CARD_REDIRECT',
  fields: [
    { name: 'secretKey', label: 'Secret key', hint: '', isSecret: true, choices: [] },
    {
      name: 'webhookSecret',
      label: 'Signing secret of the webhook',
      hint: '',
      isSecret: true,
      choices: [],
    },
  ],
  hasInstructions: false,
  showsCode: false,
  events: ['checkout.session.completed'],
  currencies: [],
};
const params = { id: channel.id };

export const opsChannelExamples: Examples<typeof opsChannelEndpoints> = {
  listChannels: { answer: { channels: [channel], providers: [provider] } },
  proposeChannel: {
    input: {
      body: {
        provider: 'stripe',
        name: channel.name,
        currency: 'AUD',
        feeBasisPoints: 290,
        minimum: '10',
        maximum: '20000',
        secrets: {
          secretKey: 'rk_live_51Pabcdefghijkl',
          webhookSecret: 'whsec_abcdefghijklmnop',
        },
        reason: 'Cards, as our shoppers asked',
      },
    },
    answer: channelProposal,
  },
  getChannelUploadToken: {
    input: { query: { ext: 'png' } },
    answer: { ...uploadToken, key: 'shop-picture/7d3e9a10.png' },
  },
  testChannel: { input: { params }, answer: { ok: true } },
  switchChannelOff: {
    input: { params, body: { reason: 'The key was lost' } },
    answer: { ok: true },
  },
  reconcileChannel: {
    input: { params },
    answer: { lookedUp: 12, changed: 1, unknown: 0 },
  },
};
