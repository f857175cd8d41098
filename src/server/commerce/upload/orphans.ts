import { and, asc, eq, gt, inArray, lt, ne, notExists, or } from 'drizzle-orm';
import type { UploadCatalog } from '../../../contract/values/account-kinds.ts';
import { deposits } from '../../db/schema/ledger.ts';
import { uploads } from '../../db/schema/users.ts';
import type { SubjectTimers, Timers } from '../base/timers.ts';

const DAY_MS = 86_400_000;
/** How long an upload may wait to be named by something. */
const KEPT_MS = DAY_MS;
/** Older uploads were checked for a week, so they are in use. */
const LOOKED_AT_MS = 8 * DAY_MS;
/** Files removed in one go of the timer. */
const AT_ONCE = 50;

/** Catalogs of what shoppers hand in; operators' pictures of parcels are kept. */
const SWEPT: UploadCatalog[] = ['DEPOSIT_CERTIFICATE', 'FEEDBACK', 'PRODUCT_SEARCH'];

/**
 * Removes uploads that nothing has named for a day, their files too where the bucket is ours: only
 * the proof of a transfer is ever named, by its top-up. Answers how many.
 */
export async function removeOrphanedUploads({ platform, now }: Timers): Promise<number> {
  const { database: db, bucket } = platform;
  const named = db
    .select({ id: deposits.id })
    .from(deposits)
    .where(
      and(
        eq(deposits.tenantId, uploads.tenantId),
        eq(deposits.userId, uploads.userId),
        eq(deposits.certificate, uploads.key),
      ),
    );
  const orphans = await db
    .select({ key: uploads.key })
    .from(uploads)
    .where(
      and(
        gt(uploads.createdAt, now - LOOKED_AT_MS),
        lt(uploads.createdAt, now - KEPT_MS),
        inArray(uploads.catalog, SWEPT),
        or(ne(uploads.catalog, 'DEPOSIT_CERTIFICATE'), notExists(named)),
      ),
    )
    .orderBy(asc(uploads.createdAt))
    .limit(AT_ONCE);
  for (const { key } of orphans) {
    // The file first: a row without its file is found again, a file without its row never.
    if (bucket.kind === 'embedded') await bucket.remove(key);
    await db.delete(uploads).where(eq(uploads.key, key));
  }
  return orphans.length;
}

/** The timers of uploads. */
export const uploadTimers: SubjectTimers = { uploads: removeOrphanedUploads };
