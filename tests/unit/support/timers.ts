import { recordedAsSimulator } from '../../../src/server/api/timers.ts';
import type { OwnerScope } from '../../../src/server/commerce/base/scope.ts';
import type { TimerContext } from '../../../src/server/commerce/base/timers.ts';
import { tenants } from '../../../src/server/db/schema/shop/tenants.ts';
import { readConfig } from '../../../src/server/platform/config.ts';
import { fetchLink } from '../../../src/server/platform/fetch-link.ts';
import { createMetrics } from '../../../src/server/platform/metrics.ts';
import type { Database, Platform } from '../../../src/server/platform/platform.ts';
import { publicFetch } from '../../../src/server/platform/public-fetch.ts';
import { createRevisions } from '../../../src/server/platform/revisions.ts';
import { memoryBucket } from './memory-bucket.ts';
import { translator } from './translator.ts';

export type TestTimers = {
  /** The context of the timers at a time. */
  at: (now: number) => TimerContext;
  /** The logged lines. */
  lines: Record<string, unknown>[];
  platform: Platform;
};

/** A timer's context for a shopper's tenant, which is written as a row; `change` makes another platform. */
export async function openTimers(
  scope: OwnerScope,
  {
    environment = {},
    isRecorded = false,
    ...change
  }: Partial<Platform> & { environment?: Record<string, string>; isRecorded?: boolean } = {},
): Promise<TestTimers> {
  const { db, tenantId, tenant, keys, passwords } = scope;
  const lines: Record<string, unknown>[] = [];
  const record = { ...tenant, defaultLanguage: tenant.defaultLanguage ?? 'en' };
  await db.insert(tenants).values({ id: tenantId, record });
  const platform: Platform = {
    runtime: 'node',
    metrics: createMetrics(),
    translator,
    deskTranslator: translator,
    revisions: createRevisions(),
    config: readConfig(environment),
    database: db as Database,
    bucket: memoryBucket(),
    fetchLink: fetchLink,
    fetchPublic: publicFetch,
    keys,
    passwords,
    sendMail: undefined,
    log: (line) => void lines.push(line),
    ...change,
  };
  const scopeOf: TimerContext['scopeOf'] = async (found, { now, locale }) => ({
    ...scope,
    now,
    locale,
    t: await translator(locale),
    tenantId: found.id,
    tenant: found.record,
    actor: 'SYSTEM',
  });
  const recorded = isRecorded ? { recordedAs: recordedAsSimulator } : {};
  return { platform, lines, at: (now) => ({ platform, now, scopeOf, ...recorded }) };
}
