import * as v from 'valibot';
import { flag, gateway, wholeNumber } from './config-schemas.ts';
import { variable } from './config-variable.ts';

/** The environment variables of the marketplaces that are called for goods. */
export const MARKETPLACE_VARIABLES = {
  ALIBABA_APP_KEY: variable(
    v.optional(v.pipe(v.string(), v.regex(/^\d+$/))),
    "Key of the app at 1688's cross-border open platform. With it, its secret and a token, goods of 1688 come from there.",
    { unset: 'the embedded catalogue' },
  ),
  ALIBABA_APP_SECRET: variable(v.optional(v.string()), 'Its secret.', { unset: 'none' }),
  ALIBABA_ACCESS_TOKEN: variable(
    v.optional(v.string()),
    'Its access token. If a refresh token is set, the access token is renewed with it and may be left unset.',
    { unset: 'none' },
  ),
  ALIBABA_REFRESH_TOKEN: variable(v.optional(v.string()), 'Its refresh token.', { unset: 'none' }),
  ALIBABA_GATEWAY: variable(
    v.optional(gateway, 'https://gw.open.1688.com/openapi'),
    'URL of that platform.',
  ),
  ALIBABA_WAREHOUSE: variable(
    v.optional(v.pipe(v.string(), v.regex(/^\d{6},\d{6},\d{6}$/)), '440000,440100,440111'),
    'Where freight inside China goes: codes of province, city and district.',
  ),
  TAOBAO_APP_KEY: variable(
    v.optional(v.string()),
    "Key of the app at Taobao's global open platform. With it, its secret and a token, goods of Taobao and Tmall come from there.",
    { unset: 'the embedded catalogue' },
  ),
  TAOBAO_APP_SECRET: variable(v.optional(v.string()), 'Its secret.', { unset: 'none' }),
  TAOBAO_ACCESS_TOKEN: variable(v.optional(v.string()), 'Its access token, as for 1688.', {
    unset: 'none',
  }),
  TAOBAO_REFRESH_TOKEN: variable(v.optional(v.string()), 'Its refresh token.', { unset: 'none' }),
  TAOBAO_GATEWAY: variable(
    v.optional(gateway, 'https://api.taobao.global/rest'),
    'URL of that platform.',
  ),
  TAOBAO_WAREHOUSE: variable(
    v.optional(v.pipe(v.string(), v.regex(/^[^,]+,[^,]+,[^,]+$/)), '广东省,广州市,白云区'),
    'Where freight inside China goes: names of province, city and district.',
  ),
  POIZON_APP_KEY: variable(
    v.optional(v.string()),
    "Key of the app at Poizon's distribution platform. With it, its secret and a token, goods of Poizon come from there.",
    { unset: 'the embedded catalogue' },
  ),
  POIZON_APP_SECRET: variable(v.optional(v.string()), 'Its secret.', { unset: 'none' }),
  POIZON_ACCESS_TOKEN: variable(v.optional(v.string()), 'Its access token.', { unset: 'none' }),
  POIZON_GATEWAY: variable(
    v.optional(gateway, 'https://distopen.poizon.com/open/api/v1'),
    'URL of that platform.',
  ),
  POIZON_SIGN_EMPTY: variable(
    v.optional(flag, 'false'),
    "Whether empty values are signed; Poizon's documents contradict each other.",
  ),
  MARKETPLACE_TIMEOUT_MS: variable(
    v.optional(v.pipe(wholeNumber(5), v.minValue(1)), '8000'),
    'How long a marketplace may take to answer, in milliseconds.',
  ),
} as const;
