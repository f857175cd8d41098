import type {
  ScanMessage,
  ScanNext,
  ScanSound,
} from '../../../contract/values/warehouse/scanning.ts';
import type { ScanEffect, ScanMemory, ScanResult } from '../../db/schema/warehouse/warehouse.ts';
import type { Statement } from '../base/atomically.ts';
import type { ParcelRow } from '../parcel/records.ts';
import type { Outcome } from './scan-log.ts';

type More = Partial<Omit<ScanResult, 'next' | 'sound' | 'message'>> & {
  memory?: ScanMemory;
  effect?: ScanEffect;
  statements?: Statement[];
};

const outcome =
  (sound: ScanSound) =>
  (
    message: ScanMessage,
    next: ScanNext,
    { memory = {}, effect, statements = [], ...more }: More = {},
  ): Outcome => ({
    result: { sound, message, next, details: {}, ...more },
    memory,
    effect,
    statements,
  });

/** The scan was done, and nothing needs a look. */
export const done = outcome('OK');
/** The scan was done or not, and something needs a look. */
export const warn = outcome('WARN');
/** The scan was not done. */
export const refuse = outcome('ERROR');

/** The effect of a scan on a parcel, with the previous values of its columns. */
export function effectOn(
  parcel: ParcelRow,
  kind: ScanEffect['kind'],
  columns: readonly (keyof ParcelRow)[],
): ScanEffect {
  const before = Object.fromEntries(columns.map((name) => [name, parcel[name]]));
  return {
    kind,
    parcelId: parcel.id,
    base: parcel.version,
    version: parcel.version + 1,
    before: before as ScanEffect['before'],
  };
}

/** A parcel in the hand. */
export const held = ({ id }: ParcelRow, memory: ScanMemory = {}) => ({
  parcelId: id,
  memory: { ...memory, parcelId: id },
});
