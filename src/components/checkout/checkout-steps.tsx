import type { PurchaseOrder } from '../../contract/calls/orders.ts';
import { Steps } from '../ui/steps.tsx';
import type { View } from '../view.ts';

const STEPS = ['nav.cart', 'nav.checkout', 'nav.payment'] as const;
/** How many steps are not done at each place. */
const TO_GO = { CHECKOUT: 2, PAYMENT: 1, DONE: 0 };

type CheckoutStepsProps = Pick<View, 't'> & {
  /** The step that the page is; `DONE` when the order is paid. */
  at: keyof typeof TO_GO;
  /** Whether the goods come from the cart. */
  fromCart: boolean;
};

/** Where the shopper is on the way from the cart, or from the product that is bought at once, to a paid order. */
export function CheckoutSteps({ t, at, fromCart }: CheckoutStepsProps) {
  const steps = fromCart ? STEPS : STEPS.slice(1);
  return (
    <Steps
      label={t('checkout.steps')}
      steps={steps.map((step) => t(step))}
      current={steps.length - TO_GO[at]}
    />
  );
}

type OrderStepsProps = Pick<CheckoutStepsProps, 't' | 'at'> & {
  orders: readonly Pick<PurchaseOrder, 'timeline'>[];
};

/** The steps of placed orders. A repeated order has none: it was neither in the cart nor at checkout. */
export function OrderSteps({ t, at, orders }: OrderStepsProps) {
  const details = orders.flatMap(({ timeline }) => timeline.map((event) => event.details));
  if (details.some(({ clonedFrom }) => clonedFrom)) return null;
  const fromCart = !details.some(({ previewProductId }) => previewProductId);
  return <CheckoutSteps {...{ t, at, fromCart }} />;
}
