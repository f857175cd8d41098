import type { MessageValues } from '../../i18n/translator.ts';
import type { View } from '../view.ts';

/** The texts that mention shipping home. Each has a `…Plain` text that doesn't. */
type ShippingText =
  | 'inStock.intro'
  | 'inStock.none.storedText'
  | 'paymentDone.storage.text'
  | 'proxyShipping.announce.contents'
  | 'proxyShipping.announce.text';

/** A text about parcels. A shop may store them without shipping them. */
export function shippingText(
  { t, tenant }: View,
  key: ShippingText,
  values?: MessageValues,
): string {
  return t(tenant.tenantPreference.showTransit ? key : `${key}Plain`, values);
}
