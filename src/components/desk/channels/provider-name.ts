import type { DeskTranslate } from '../../../i18n/translator.ts';

/** The own names of providers, which are the same in every language. */
const OWN_NAMES: Readonly<Record<string, string>> = { stripe: 'Stripe', paypal: 'PayPal' };
const WORDS = ['bank-transfer', 'qr-code', 'cash', 'manual', 'sandbox-card'] as const;

/** How a channel is paid, in words. */
export function providerName(t: DeskTranslate, name: string): string {
  const knownWord = WORDS.find((word) => word === name);
  return knownWord ? t(`desk.channels.provider.${knownWord}`) : (OWN_NAMES[name] ?? name);
}
