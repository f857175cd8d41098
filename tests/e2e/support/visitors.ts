import { inject } from 'vitest';
import { IS_FULL } from '../../support/sample.ts';
import type { Visit } from './browser.ts';

/**
 * Those of whom a journey is made where the backend is elsewhere: the first two. A phone or a language
 * sends it nothing else.
 */
export function withBackendElsewhere(visitors: [string, Visit][]): [string, Visit][] {
  return inject('isElsewhere') && !IS_FULL ? visitors.slice(0, 2) : visitors;
}

/** Who makes a journey: with a script and without, at a desk and on a phone, in both directions. */
export const VISITORS = withBackendElsewhere([
  ['with JavaScript', {}],
  ['without JavaScript', { host: 'pk.localhost', javaScript: false }],
  ['on a phone', { host: 'la.localhost', locale: 'en', width: 360 }],
  ['in Arabic, right to left', { host: 'pk.localhost', locale: 'ar' }],
  [
    'in Lao on a phone without JavaScript',
    { host: 'la.localhost', locale: 'la', width: 360, javaScript: false },
  ],
]);
