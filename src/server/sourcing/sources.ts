import type { TenantRecord } from '../../contract/tenant-record.ts';
import type { Platform } from '../platform/platform.ts';
import { type EmbeddedSource, embeddedSource } from './embedded-source.ts';

/** Every source that a tenant sells from, asked as one. */
export type Sources = EmbeddedSource;

/** The sources of a tenant. */
export function openSources({ database, keys }: Platform, _tenant: TenantRecord): Sources {
  return embeddedSource(database, keys);
}
