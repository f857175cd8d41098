import { withBack } from './with-back.ts';

/**
 * The path of a top-up's page. `back` is the path of the page that needs the money, e.g. a payment.
 * `depositNo` may be `{depositNo}`, to be filled in later.
 */
export const depositPath = (depositNo: string, back?: string): string =>
  withBack(`/my/balance/deposit/${depositNo}`, back);
