import type { RateSourceName } from '../../contract/values/money/rate-kinds.ts';
import type { RateGateways } from './source.ts';

/** The deployment's settings of rates. They apply to shops without settings of their own. */
export type RateDefaults = {
  /** The service from which rates come. Empty: only rates of `npm run rates` are used. */
  source: RateSourceName | '';
  marginBp: number;
  gateways: RateGateways;
};

/** The variables of the environment about rates. */
type RateConfig = {
  RATES_URL?: string | undefined;
  RATES_MARGIN_BP: number;
  ER_API_RATES_URL: string;
  ECB_RATES_URL: string;
  RATES_TIMEOUT_MS: number;
};

/** The defaults of an environment: with `RATES_URL` rates are fetched from there. */
export const rateDefaults = (config: RateConfig): RateDefaults => ({
  source: config.RATES_URL ? 'er-api' : '',
  marginBp: config.RATES_MARGIN_BP,
  gateways: {
    erApi: config.RATES_URL ?? config.ER_API_RATES_URL,
    ecb: config.ECB_RATES_URL,
    timeoutMs: config.RATES_TIMEOUT_MS,
  },
});
