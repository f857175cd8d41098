import { expect, it } from 'vitest';
import { pageErrorInfo } from '../../../../src/framework/browser/error-info.ts';

// Waku's function that creates such errors. Waku does not export it for browsers.
const file = '../../../../node_modules/waku/dist/lib/utils/custom-errors.js';
const { createCustomError } = await import(file);

it.each([
  ['a redirect', { location: '/cart' }, { isHandledByRouter: true, isOffline: false }],
  ['a missing page', { status: 404 }, { isHandledByRouter: true, isOffline: false }],
  ['no connection', { unstable_networkError: true }, { isHandledByRouter: false, isOffline: true }],
  ['a failure', { status: 500 }, { isHandledByRouter: false, isOffline: false }],
])('Waku tells %s from other errors of a page', (_, info, expected) => {
  expect(pageErrorInfo(createCustomError('made', info))).toEqual(expected);
});

it('an error of our own has no information', () => {
  expect(pageErrorInfo(new Error('ours'))).toEqual({ isHandledByRouter: false, isOffline: false });
});
