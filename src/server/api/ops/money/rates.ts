import type { opsRateEndpoints } from '../../../../contract/ops/money/rates.ts';
import { settingsOf } from '../../../commerce/rates/rate-settings.ts';
import {
  getCurrency,
  getRate,
  listTenantRates,
  rateFile,
  rateHistory,
  viewSettings,
} from '../../../commerce/rates/rate-views.ts';
import { refreshNow } from '../../../commerce/rates/refresh-now.ts';
import { changeSettings, releaseRate } from '../../../commerce/rates/set-rates.ts';
import {
  checkRateFile,
  proposeMargin,
  proposeRate,
  proposeRateFile,
} from '../../../staff/approvals/rate-acts.ts';
import type { Handlers } from '../../handler.ts';

export const opsRateHandlers: Pick<Handlers, keyof typeof opsRateEndpoints> = {
  listRates: (scope) => listTenantRates(scope),
  getRate: (scope, { params }) => getRate(scope, params.currency),
  listRateHistory: (scope, { params, query }) => rateHistory(scope, params.currency, query),
  getRateFile: (scope, { params }) => rateFile(scope, params.currency),
  refreshRates: (scope) => refreshNow(scope),
  proposeRate: (scope, { params, body }) => proposeRate(scope, params.currency, body),
  proposeMargin: (scope, { body }) => proposeMargin(scope, body),
  checkRateFile: (scope, { body }) => checkRateFile(scope, body),
  proposeRateFile: (scope, { body }) => proposeRateFile(scope, body),
  releaseRate: async (scope, { params, body }) => {
    await releaseRate(scope, params.currency, body.sequence);
    return getCurrency(scope, params.currency);
  },
  setRateSettings: async (scope, { params, body }) => {
    await changeSettings(scope, params.id, body);
    return viewSettings(scope, await settingsOf(scope));
  },
};
