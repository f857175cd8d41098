import { and, desc, eq, like, notLike } from 'drizzle-orm';
import type { ListPage } from '../../../contract/values/desk/list.ts';
import type { ProblemPile } from '../../../contract/values/desk/piles.ts';
import { notifications } from '../../db/schema/orders/notices.ts';
import { iso } from '../base/clock.ts';
import type { Scope } from '../base/scope.ts';
import { wordingOf } from '../notice/wording.ts';
import { listPiles, type WorkRow } from './work-list.ts';

type ProblemRow = WorkRow & {
  pile: ProblemPile;
  /** The title of the last notification about it that the shopper got, in the language of the call. */
  told?: { title: string; at: string };
};

/**
 * Open problems that wait for somebody, the oldest first, with what the shopper was told about each. Throws
 * `VALIDATION_FAILED` at `cursor`.
 */
export async function listProblems(
  scope: Scope,
  piles: readonly ProblemPile[],
  { seesMoney, ...query }: { seesMoney: boolean; cursor?: string | undefined; pageSize: number },
): Promise<ListPage<ProblemRow>> {
  const page = await listPiles(scope, piles, query);
  const lastNotes = await lastTold(scope, page.records, seesMoney);
  return {
    ...page,
    records: page.records.map((row, index) => {
      const notice = lastNotes[index];
      return notice ? { ...row, told: notice } : row;
    }),
  };
}

/** The last notification about each object; a notification names the number of its object. */
async function lastTold(
  scope: Scope,
  rows: readonly WorkRow[],
  seesMoney: boolean,
): Promise<(ProblemRow['told'] | undefined)[]> {
  const { db, tenantId } = scope;
  const queries = rows.map(({ userId, number }) =>
    db
      .select()
      .from(notifications)
      .where(
        and(
          eq(notifications.tenantId, tenantId),
          eq(notifications.userId, userId),
          like(notifications.parameters, `%"${number}"%`),
          // Titles name amounts.
          seesMoney ? undefined : notLike(notifications.parameters, '%"amount"%'),
        ),
      )
      .orderBy(desc(notifications.createdAt))
      .limit(1),
  );
  const [first, ...rest] = queries;
  if (!first) return [];
  const found = await db.batch([first, ...rest]);
  return found.map(([notice]) =>
    notice ? { title: wordingOf(scope, notice).title, at: iso(notice.createdAt) } : undefined,
  );
}
