import { and, asc, eq, gt, inArray, lt, ne, notExists, or } from 'drizzle-orm';
import type { UploadCatalog } from '../../../contract/values/account-kinds.ts';
import { deposits } from '../../db/schema/ledger.ts';
import { uploads } from '../../db/schema/users.ts';
import type { SubjectTimers, TimerContext } from '../base/timers.ts';
import { trustedTime } from '../base/trusted-time.ts';

const DAY_MS = 86_400_000;
/** How long an upload is kept that nothing refers to. */
const KEPT_MS = DAY_MS;
/** Older uploads are not checked: they passed the checks of a week, so they are in use. */
const CHECKED_MS = 8 * DAY_MS;
/** The most files that are removed in one run of the timer. */
const AT_ONCE = 50;

/** Catalogs whose unused files are removed: those of shoppers. Operators' pictures of parcels are kept. */
const CLEANED: UploadCatalog[] = ['DEPOSIT_CERTIFICATE', 'FEEDBACK', 'PRODUCT_SEARCH'];

/**
 * Removes uploads that nothing has referred to for a day, with their files if the bucket is embedded.
 * Only the certificate of a transfer is ever referred to, by its top-up. Returns how many it removed.
 */
export async function removeOrphanedUploads({ platform, now }: TimerContext): Promise<number> {
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
        gt(uploads.createdAt, trustedTime(now, -CHECKED_MS)),
        lt(uploads.createdAt, trustedTime(now, -KEPT_MS)),
        inArray(uploads.catalog, CLEANED),
        or(ne(uploads.catalog, 'DEPOSIT_CERTIFICATE'), notExists(named)),
      ),
    )
    .orderBy(asc(uploads.createdAt))
    .limit(AT_ONCE);
  for (const { key } of orphans) {
    // The file first: a row without a file is found by the next run, a file without a row never.
    if (bucket.kind === 'embedded') await bucket.remove(key);
    await db.delete(uploads).where(eq(uploads.key, key));
  }
  return orphans.length;
}

/** The timers of uploads. */
export const uploadTimers: SubjectTimers = { uploads: removeOrphanedUploads };
