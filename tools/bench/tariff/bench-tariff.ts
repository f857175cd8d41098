import { STANDARD_TARIFF } from '../../../demo/tariffs/standard.ts';
import { estimate } from '../../../src/server/commerce/freight/estimate.ts';
import { refusal } from '../../../src/server/commerce/freight/limits.ts';
import type { Parcel } from '../../../src/server/commerce/freight/option.ts';
import { tariffOf } from '../../../src/server/commerce/freight/stored.ts';
import { rowsFor } from '../../../src/server/commerce/freight/tariff.ts';

const ROWS = 500;
const COUNTRIES = 80;
const RUNS = 3_000;

/** Codes of countries, two letters each. */
const CODES = Array.from(
  { length: COUNTRIES },
  (_, i) => String.fromCharCode(97 + (i % 26)) + String.fromCharCode(97 + Math.floor(i / 26)),
);

/** A tariff of 500 rows to 80 countries each, in which `options` options have rows: the fewer, the more zones. */
function largeTariff(options: number) {
  const [model] = STANDARD_TARIFF.rows.filter(({ code }) => code === 'SENSITIVE_AIR');
  const rows = Array.from({ length: ROWS }, (_, row) => ({
    ...model,
    code: `OPTION_${row % options}`,
    countries: CODES.join(' '),
    postcodes: row < options ? '' : String(1_000 + row),
    first: `${50 + (row % 90)}.00`,
  }));
  return tariffOf({ number: 1, names: [] }, rows);
}

const percentile = (sorted: readonly number[], share: number): number =>
  sorted[Math.floor(sorted.length * share)] ?? 0;

/** Measures how long it takes to quote a parcel by all options to its country, in milliseconds. */
function measure(options: number): void {
  const tariff = largeTariff(options);
  const times: number[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    const country = CODES[run % COUNTRIES] ?? '';
    const destination = { country, postCode: String(1_000 + (run % ROWS)) };
    const parcel: Parcel = {
      weightG: 200 + run,
      sizeMm: [300, 200, 150],
      declaredFen: 12_345,
      insured: true,
      destination,
    };
    const startedAt = performance.now();
    let quoted = 0;
    for (const row of rowsFor(tariff, { destination })) {
      if (!refusal(row, parcel, ['NORMAL'])) quoted += estimate(row, parcel).totalFen;
    }
    times.push(performance.now() - startedAt);
    if (quoted === 0) throw new Error('nothing was quoted');
  }
  times.sort((a, b) => a - b);
  const figures = [0.5, 0.95, 0.99].map((share) => percentile(times, share).toFixed(3));
  console.log(
    `${ROWS} rows × ${COUNTRIES} countries, ${options} options: ` +
      `median ${figures[0]} ms, p95 ${figures[1]} ms, p99 ${figures[2]} ms`,
  );
}

/** Measures the engine of freight tariffs. */
export function benchTariff(): void {
  // The first run compiles.
  largeTariff(50);
  for (const options of [25, 100, 500]) measure(options);
}
