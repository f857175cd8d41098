import type { PaymentProvider } from '../provider.ts';
import { cardPageOf } from './link.ts';

/** A page of our own that accepts test cards, for demonstrations. */
export const sandboxCard: PaymentProvider = {
  name: 'sandbox-card',
  types: ['CARD_REDIRECT'],
  type: 'CARD_REDIRECT',
  isSimulated: true,
  takesProof: false,
  isInstant: true,
  paysOut: true,
  pageOf: ({ keys, tenantId, depositId }) => cardPageOf(keys, { id: depositId, tenantId }),
};
