import { lte } from 'drizzle-orm';
import { tariffs } from '../../db/schema/warehouse/tariffs.ts';
import type { TariffRecord } from '../freight/stored.ts';

/**
 * Whether nobody has changed a version since it was read: the record of a call of the staff raises the number
 * once in the same batch.
 */
export const unchangedSince = ({ version }: Pick<TariffRecord, 'version'>) =>
  lte(tariffs.version, version + 1);
