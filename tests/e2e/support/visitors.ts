import { inject } from 'vitest';
import { IS_FULL } from '../../support/sample.ts';
import type { Visit } from './browser.ts';

/**
 * With a backend in another process only the first two visitors are tested, except in a full run: a
 * phone or another language sends the backend no other calls.
 */
export function withBackendElsewhere(visitors: [string, Visit][]): [string, Visit][] {
  return inject('isElsewhere') && !IS_FULL ? visitors.slice(0, 2) : visitors;
}

/**
 * The visitors of a journey. Together: with and without a script, at a desk and on a phone, in both
 * directions.
 */
export const VISITORS = withBackendElsewhere([
  ['with JavaScript', {}],
  [
    'in Lao on a phone without JavaScript',
    { host: 'la.localhost', locale: 'la', width: 360, javaScript: false },
  ],
  ['in Arabic on a phone', { host: 'pk.localhost', locale: 'ar', width: 360 }],
]);
