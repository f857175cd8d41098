import type { Visit } from './browser.ts';

/** Who makes a journey: with a script and without, at a desk and on a phone, in both directions. */
export const VISITORS: [string, Visit][] = [
  ['with JavaScript', {}],
  ['without JavaScript', { host: 'pk.localhost', javaScript: false }],
  ['on a phone', { host: 'la.localhost', locale: 'en', width: 360 }],
  ['in Arabic, right to left', { host: 'pk.localhost', locale: 'ar' }],
  [
    'in Lao on a phone without JavaScript',
    { host: 'la.localhost', locale: 'la', width: 360, javaScript: false },
  ],
];
