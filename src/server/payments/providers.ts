import type { DepositChannelType } from '../../contract/values/money/money-kinds.ts';
import { bankTransfer } from './bank-transfer/bank-transfer.ts';
import { cash } from './cash/cash.ts';
import { manual } from './manual/manual.ts';
import { paypal } from './paypal/paypal.ts';
import type { OnlineProvider, PaymentProvider } from './provider.ts';
import { qrCode } from './qr-code/qr-code.ts';
import { sandboxCard } from './sandbox-card/sandbox-card.ts';
import { stripe } from './stripe/stripe.ts';

/** All providers, each with a folder of its own. The first one that names a channel's type serves it by default. */
export const PROVIDERS: readonly PaymentProvider[] = [
  bankTransfer,
  qrCode,
  cash,
  sandboxCard,
  stripe,
  paypal,
  manual,
];

export type OnlinePaymentProvider = PaymentProvider & { online: OnlineProvider };

/** Whether a provider has an API of its own. */
export const isOnline = (provider: PaymentProvider): provider is OnlinePaymentProvider =>
  provider.online !== undefined;

/** The providers with an API of their own. */
export const ONLINE_PROVIDERS: readonly OnlinePaymentProvider[] = PROVIDERS.filter(isOnline);

/** The provider with a name; undefined if there is none. */
export const providerNamed = (name: string): PaymentProvider | undefined =>
  PROVIDERS.find((provider) => provider.name === name);

/** The provider with an API that has a name; undefined if there is none. */
export const onlineProviderNamed = (name: string): OnlinePaymentProvider | undefined =>
  ONLINE_PROVIDERS.find((provider) => provider.name === name);

/** The providers for which a channel can be made at the desk: all that move real money. */
export const DESK_PROVIDERS: readonly PaymentProvider[] = PROVIDERS.filter(
  ({ isSimulated }) => !isSimulated,
);

/** The provider of a channel. If the provider was removed, the staff handle its channels. */
export const providerOf = ({ provider }: { provider: string }): PaymentProvider =>
  providerNamed(provider) ?? manual;

/** The name of the provider of channels of a type that name none. */
export const defaultProvider = (type: DepositChannelType): string =>
  (PROVIDERS.find(({ types }) => types.includes(type)) ?? manual).name;
