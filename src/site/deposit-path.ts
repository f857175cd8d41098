import { withBack } from './with-back.ts';

/**
 * The path of a top-up's page. `back` is the path of the page that needs the money, e.g. a payment.
 * `depositNo` may be `{depositNo}`, to be filled in later.
 */
export const depositPath = (depositNo: string, back?: string): string =>
  withBack(`/my/balance/deposit/${depositNo}`, back);

/** The query field of a top-up's page that says that the provider's page could not be opened. */
export const PROVIDER_PROBLEM = 'problem';

/**
 * The query field that makes a top-up's page redirect at once to the provider's page: at checkout the shopper has
 * chosen the provider already.
 */
export const REDIRECT_FIELD = 'go';

/** The path of the page of a top-up that pays for something. It redirects at once to the provider. */
export const payingDepositPath = (back: string): string =>
  withField(depositPath('{depositNo}', back), REDIRECT_FIELD, 'pay');

/** The path of a top-up's page that tells the shopper that the provider's page could not be opened. */
export const withProblem = (path: string): string => withField(path, PROVIDER_PROBLEM, 'provider');

const withField = (path: string, name: string, value: string): string =>
  `${path}${path.includes('?') ? '&' : '?'}${name}=${value}`;
