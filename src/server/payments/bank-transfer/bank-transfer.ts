import type { PaymentProvider } from '../provider.ts';

/** A transfer to the shop's account. The shopper may prove it with a file, and the staff credit it. */
export const bankTransfer: PaymentProvider = {
  name: 'bank-transfer',
  types: ['BANK_TRANSFER'],
  type: 'BANK_TRANSFER',
  isSimulated: false,
  takesProof: true,
  isInstant: false,
  paysOut: true,
};
