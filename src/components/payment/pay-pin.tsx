import type { ReactNode } from 'react';
import { Link } from '../../framework/link.tsx';
import { PinInput } from '../ui/pin-input.tsx';
import { textLink } from '../ui/text-link.css';
import type { View } from '../view.ts';

type PayPinProps = {
  t: View['t'];
  hint?: ReactNode;
  error: string | undefined;
  /** Path of the page with the fields that set a new pay password. */
  resetHref: string;
};

/** The field for the pay password of a payment, and the link to set a new one. */
export function PayPin({ t, hint, error, resetHref }: PayPinProps) {
  return (
    <PinInput
      name="payPassword"
      label={t('payment.payPassword')}
      hint={hint}
      error={error}
      aside={
        <Link href={resetHref} className={textLink}>
          {t('payment.forgotten')}
        </Link>
      }
      secret
      required
    />
  );
}
