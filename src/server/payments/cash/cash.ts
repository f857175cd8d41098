import type { PaymentProvider } from '../provider.ts';

/** Cash at a counter of the shop. The staff credit it. */
export const cash: PaymentProvider = {
  name: 'cash',
  types: ['CASH_AT_COUNTER'],
  type: 'CASH_AT_COUNTER',
  isSimulated: false,
  takesProof: true,
  isInstant: false,
  paysOut: false,
};
