import type { Handled } from '../../../contract/endpoints.ts';
import type { QuotedOption, SampleParcel } from '../../../contract/ops/shop/tariffs.ts';
import type { GoodsClass } from '../../../contract/values/goods/product-kinds.ts';
import { fromFen, toFen } from '../../../contract/values/money/money.ts';
import type { Scope } from '../base/scope.ts';
import { viewBill } from '../freight/bill.ts';
import { estimate } from '../freight/estimate.ts';
import { refusal } from '../freight/limits.ts';
import { nameOf } from '../freight/names.ts';
import type { Destination, FreightOption, Parcel } from '../freight/option.ts';
import { readRow } from '../freight/read-row.ts';
import { currentTariff, tariffOf } from '../freight/stored.ts';
import { rowFor, rowsFor, type Tariff } from '../freight/tariff.ts';
import { tableOf, tariffRecord } from './records.ts';

type Question = Handled<'quoteTariff'>['query'];
type Answer = NonNullable<QuotedOption['here']>;

/**
 * The cost of a parcel by each option of a version, line by line, compared with the version that applies
 * now. Rows of a draft with mistakes are left out. Throws `NOT_FOUND`.
 */
export async function quoteTariff(
  scope: Scope,
  id: string,
  question: Question,
): Promise<QuotedOption[]> {
  const { here, published, places } = await bothTariffs(scope, id);
  const { country, postCode } = question;
  const destination = { country, postCode };
  const codes = new Set(
    [here, published].flatMap((tariff) => rowsFor(tariff, { destination }).map(({ code }) => code)),
  );
  const parcel = parcelOf(scope, question, destination);
  const quoteBy = (tariff: Tariff, code: string) =>
    answerOf(scope, tariff, rowFor(tariff, code, { destination }), { ...question, parcel });
  return [...codes].map((code) => {
    const answer = quoteBy(here, code);
    return {
      code,
      name: nameOf(here.names[code] ? here : published, code, scope),
      here: answer && { ...answer, row: places[answer.row] ?? answer.row },
      published: quoteBy(published, code),
    };
  });
}

async function bothTariffs(scope: Scope, id: string) {
  const record = await tariffRecord(scope, id);
  const [table, published] = await Promise.all([tableOf(scope, record), currentTariff(scope)]);
  // Rows with mistakes are left out, so the other rows have other positions in the table.
  const places = table.rows.flatMap((cells, row) => ('option' in readRow(cells) ? row : []));
  return { here: tariffOf(record, table.rows), published, places };
}

function parcelOf({ tenant }: Scope, question: Question, destination: Destination): Parcel {
  const { weightG, lengthMm, widthMm, heightMm, boxes, declaredValue, insured } = question;
  return {
    weightG,
    boxFen: toFen(tenant.packingFee),
    ...(lengthMm && widthMm && heightMm && { sizeMm: [lengthMm, widthMm, heightMm] as const }),
    boxes,
    declaredFen: declaredValue ? toFen(declaredValue) : 0,
    insured,
    destination,
  };
}

function answerOf(
  scope: Scope,
  tariff: Tariff,
  row: FreightOption | undefined,
  { parcel, goodsClass, extras }: { parcel: Parcel; goodsClass: GoodsClass; extras: boolean },
): Answer | undefined {
  if (!row) return undefined;
  const position = tariff.rows.indexOf(row);
  const refused = refusal(row, parcel, [goodsClass]);
  if (refused) return { refused, row: position };
  const chosenSurcharges = extras ? row.surcharges.map(({ code }) => code) : [];
  const bill = viewBill(estimate(row, { ...parcel, extras: chosenSurcharges }), tariff, scope);
  return { bill, row: position };
}

/** The sizes of the sample parcels: from a shirt to a box for air cargo. Grams, millimetres. */
const SAMPLES = [
  { weightG: 500, sizeMm: [250, 180, 60] },
  { weightG: 1_240, sizeMm: [300, 200, 150] },
  { weightG: 2_000, sizeMm: [650, 400, 300] },
  { weightG: 5_000, sizeMm: [400, 400, 400] },
  { weightG: 21_000, sizeMm: [600, 500, 500] },
] as const;
/** The number of countries for each of the five sample sizes: 20 parcels together. */
const SAMPLE_COUNTRIES = 4;

/**
 * The cost of 20 sample parcels of ordinary goods by the version that applies now, and by another one: five
 * sizes to the first four countries of the tenant, among them its home country. Throws `NOT_FOUND`.
 */
export async function sampleTariff(scope: Scope, id: string): Promise<SampleParcel[]> {
  const { here, published } = await bothTariffs(scope, id);
  const { homeCountry, countries, packingFee } = scope.tenant;
  const boxFen = toFen(packingFee);
  const sampled = [...new Set([homeCountry, ...countries])].slice(0, SAMPLE_COUNTRIES);
  return sampled.flatMap((country) =>
    SAMPLES.map(({ weightG, sizeMm }) => {
      const destination = { country };
      const totals = (tariff: Tariff) =>
        new Map(
          rowsFor(tariff, { destination }).map((row) => [
            row.code,
            totalOf(row, { weightG, sizeMm, boxFen, destination }),
          ]),
        );
      const [before, after] = [totals(published), totals(here)];
      const codes = [...new Set([...after.keys(), ...before.keys()])];
      return {
        country,
        weightG,
        sizeMm: [...sizeMm],
        options: codes.map((code) => ({
          code,
          name: nameOf(here.names[code] ? here : published, code, scope),
          before: before.get(code),
          after: after.get(code),
        })),
      };
    }),
  );
}

const totalOf = (row: FreightOption, parcel: Parcel): string | undefined =>
  refusal(row, parcel, ['NORMAL']) ? undefined : fromFen(estimate(row, parcel).totalFen);
