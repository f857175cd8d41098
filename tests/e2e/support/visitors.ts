import { inject } from 'vitest';
import { IS_FULL } from '../../support/sample.ts';
import type { Visit } from './browser.ts';

/**
 * With a remote backend only the first two visitors are tested, except in a full run: a phone or another
 * language sends the backend no other calls.
 */
export function fewerIfRemoteBackend(visitors: [string, Visit][]): [string, Visit][] {
  return inject('hasRemoteBackend') && !IS_FULL ? visitors.slice(0, 2) : visitors;
}

/**
 * The visitors of a journey: with and without a script, in both directions, on a phone. At a desk the
 * journey from home to a paid order is tested (`journey.test.ts`), and every page.
 */
export const VISITORS: [string, Visit][] = [
  ['in Arabic on a phone', { host: 'pk.localhost', locale: 'ar', width: 360 }],
  [
    'in Lao on a phone without JavaScript',
    { host: 'la.localhost', locale: 'la', width: 360, javaScript: false },
  ],
];
