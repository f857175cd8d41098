import { Steps } from '../ui/steps.tsx';
import type { View } from '../view.ts';

const STEPS = ['nav.cart', 'nav.checkout', 'nav.payment'] as const;

type CheckoutStepsProps = Pick<View, 't'> & {
  /** The step that the page is; `DONE` when the order is paid. */
  at: 'CHECKOUT' | 'PAYMENT' | 'DONE';
};

/** Where the shopper is on the way from the cart to a paid order. */
export function CheckoutSteps({ t, at }: CheckoutStepsProps) {
  const current = { CHECKOUT: 1, PAYMENT: 2, DONE: STEPS.length }[at];
  return (
    <Steps label={t('checkout.steps')} steps={STEPS.map((step) => t(step))} current={current} />
  );
}
