import type { opsTariffEndpoints } from '../../../../contract/ops/shop/tariffs.ts';
import { compareTariff } from '../../../commerce/tariff/compare.ts';
import {
  changeDraft,
  deleteDraft,
  importTable,
  makeDraft,
} from '../../../commerce/tariff/draft.ts';
import { publishTariff, rollBackTariff, withdrawTariff } from '../../../commerce/tariff/publish.ts';
import { getTariff, listTariffs } from '../../../commerce/tariff/records.ts';
import { tariffFile } from '../../../commerce/tariff/table-file.ts';
import { quoteTariff, sampleTariff } from '../../../commerce/tariff/try-parcel.ts';
import type { Handlers } from '../../handler.ts';

export const opsTariffHandlers: Pick<Handlers, keyof typeof opsTariffEndpoints> = {
  listTariffs: (scope) => listTariffs(scope),
  getTariff: (scope, { params }) => getTariff(scope, params.id),
  makeTariffDraft: (scope, { body }) => makeDraft(scope, body.from),
  changeTariffDraft: (scope, { params, body }) => changeDraft(scope, params.id, body),
  importTariff: (scope, { params, body }) => importTable(scope, params.id, body.text),
  getTariffTable: (scope, { params, query }) => tariffFile(scope, params.id, query.part),
  deleteTariffDraft: async (scope, { params }) => {
    await deleteDraft(scope, params.id);
    return { ok: true };
  },
  quoteTariff: (scope, { params, query }) => quoteTariff(scope, params.id, query),
  sampleTariff: (scope, { params }) => sampleTariff(scope, params.id),
  compareTariff: (scope, { params }) => compareTariff(scope, params.id),
  publishTariff: (scope, { params, body }) => publishTariff(scope, params.id, body),
  rollBackTariff: (scope, { params, body }) => rollBackTariff(scope, params.id, body),
  withdrawTariff: (scope, { params }) => withdrawTariff(scope, params.id),
};
