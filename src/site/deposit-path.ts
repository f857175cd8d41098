import { withBack } from './with-back.ts';

/**
 * The path of a top-up's page. `back` is the path of the page that needs the money, e.g. a payment.
 * `depositNo` may be `{depositNo}`, to be filled in later.
 */
export const depositPath = (depositNo: string, back?: string): string =>
  withBack(`/my/balance/deposit/${depositNo}`, back);

/** The query of a top-up's page that says that the provider's page could not be opened. */
export const PROVIDER_PROBLEM = 'problem';

/** The query of a top-up's page that leads on to the page where it is paid: a shopper who pays has chosen it already. */
export const GO_ON = 'go';

/** The path of the page of a top-up that pays, which leads on to where it is paid. */
export const payingDepositPath = (back: string): string =>
  `${depositPath('{depositNo}', back)}&${GO_ON}=pay`;

/** The path of a top-up's page that tells the shopper that the provider's page could not be opened. */
export const withProblem = (path: string): string =>
  `${path}${path.includes('?') ? '&' : '?'}${PROVIDER_PROBLEM}=provider`;
