import { and, asc, eq, gt, inArray, lt, ne, notExists, or, sql } from 'drizzle-orm';
import type { UploadCatalog } from '../../../contract/values/money/account-kinds.ts';
import { bankFiles } from '../../db/schema/money/bank.ts';
import { deposits } from '../../db/schema/money/ledger.ts';
import { refunds } from '../../db/schema/orders/refunds.ts';
import { uploads } from '../../db/schema/people/users.ts';
import { shopPictures } from '../../db/schema/shop/shop.ts';
import { DAY_MS } from '../base/clock.ts';
import type { SubjectTimers, TimerContext } from '../base/timers.ts';
import { trustedTime } from '../base/trusted-time.ts';

/** How long an unused upload is kept. */
const KEPT_MS = DAY_MS;
/** Older uploads are not checked any more. A week of checks has found them in use. */
const CHECKED_MS = 8 * DAY_MS;
/** How many files are removed in one run of the timer. */
const MAX_PER_RUN = 50;

/**
 * The catalogs whose unused files are removed: shoppers' files, and pictures that were uploaded for a shop but never
 * added to it, and statements that were dropped. Operators' pictures of parcels are kept.
 */
const CLEANED_CATALOGS: UploadCatalog[] = [
  'DEPOSIT_CERTIFICATE',
  'FEEDBACK',
  'REFUND_PHOTO',
  'PRODUCT_SEARCH',
  'SHOP_PICTURE',
  'BANK_FILE',
];

/**
 * Removes uploads that have been unused for a day, with their files if the bucket is embedded. The
 * certificate of a transfer is in use by the top-up, and a photo by the refund request, that has its
 * key; a picture is in use as long as the shop has it, whether or not a part names it. Returns how many uploads it removed.
 */
export async function removeOrphanedUploads({ platform, now }: TimerContext): Promise<number> {
  const { database: db, bucket } = platform;
  const depositsWithIt = db
    .select({ id: deposits.id })
    .from(deposits)
    .where(
      and(
        eq(deposits.tenantId, uploads.tenantId),
        eq(deposits.userId, uploads.userId),
        eq(deposits.certificate, uploads.key),
      ),
    );
  const refundsWithIt = db
    .select({ id: refunds.id })
    .from(refunds)
    .where(
      and(
        eq(refunds.tenantId, uploads.tenantId),
        eq(refunds.userId, uploads.userId),
        sql`instr(${refunds.photos}, ${uploads.key}) > 0`,
      ),
    );
  const picturesWithIt = db
    .select({ id: shopPictures.id })
    .from(shopPictures)
    .where(
      and(
        eq(shopPictures.tenantId, uploads.tenantId),
        or(
          eq(shopPictures.key, uploads.key),
          sql`instr(${shopPictures.otherKeys}, ${uploads.key}) > 0`,
        ),
      ),
    );
  const statementsWithIt = db
    .select({ id: bankFiles.id })
    .from(bankFiles)
    .where(
      and(
        eq(bankFiles.tenantId, uploads.tenantId),
        eq(bankFiles.uploadKey, uploads.key),
        ne(bankFiles.state, 'DROPPED'),
      ),
    );
  const orphans = await db
    .select({ key: uploads.key })
    .from(uploads)
    .where(
      and(
        gt(uploads.createdAt, trustedTime(now, -CHECKED_MS)),
        lt(uploads.createdAt, trustedTime(now, -KEPT_MS)),
        inArray(uploads.catalog, CLEANED_CATALOGS),
        or(ne(uploads.catalog, 'DEPOSIT_CERTIFICATE'), notExists(depositsWithIt)),
        or(ne(uploads.catalog, 'REFUND_PHOTO'), notExists(refundsWithIt)),
        or(ne(uploads.catalog, 'SHOP_PICTURE'), notExists(picturesWithIt)),
        or(ne(uploads.catalog, 'BANK_FILE'), notExists(statementsWithIt)),
      ),
    )
    .orderBy(asc(uploads.createdAt))
    .limit(MAX_PER_RUN);
  for (const { key } of orphans) {
    // The file first. If the process dies in between, the next run finds the row; it would not find a
    // file without a row.
    if (bucket.kind === 'embedded') await bucket.remove(key);
    await db.delete(uploads).where(eq(uploads.key, key));
  }
  return orphans.length;
}

/** The timers of uploads. */
export const uploadTimers: SubjectTimers = { uploads: removeOrphanedUploads };
