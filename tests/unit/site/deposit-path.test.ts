import { expect, test } from 'vitest';
import { payingDepositPath, withProblem } from '../../../src/site/deposit-path.ts';

test.each([
  ['/payment?orders=1', '/my/balance/deposit/{depositNo}?back=%2Fpayment%3Forders%3D1&go=pay'],
  // The balance is not named as the page to return to, so the path has no query before.
  ['/my/balance', '/my/balance/deposit/{depositNo}?go=pay'],
  ['', '/my/balance/deposit/{depositNo}?go=pay'],
])('a top-up that pays, from %j, redirects by a query field', (back, path) => {
  expect(payingDepositPath(back)).toBe(path);
});

test('a problem of the provider is one more field', () => {
  expect(withProblem('/my/balance/deposit/T1')).toBe('/my/balance/deposit/T1?problem=provider');
  expect(withProblem('/my/balance/deposit/T1?back=%2F')).toBe(
    '/my/balance/deposit/T1?back=%2F&problem=provider',
  );
});
