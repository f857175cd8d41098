import { and, eq } from 'drizzle-orm';
import { Failure } from '../../../contract/errors.ts';
import { promotionCodes } from '../../db/schema/people/users.ts';
import type { Scope } from '../base/scope.ts';
import { type AttemptLimit, countNetworkAttempt } from './attempts.ts';

const MAX_LOOKUPS: AttemptLimit = { limit: 30, windowSeconds: 15 * 60 };

/** A typed promotion code in the form in which codes are stored: trimmed, in upper case. */
export function normalPromotionCode(code: string): string {
  return code.trim().toUpperCase();
}

/**
 * Checks that this tenant has the code. Throws `WRONG_PROMOTION_CODE`, and `TOO_MANY_REQUESTS` after
 * thirty calls of a network in a quarter of an hour.
 */
export async function checkPromotionCode(scope: Scope, code: string): Promise<void> {
  await countNetworkAttempt(scope, 'promotion-code', MAX_LOOKUPS);
  const [known] = await scope.db
    .select({ code: promotionCodes.code })
    .from(promotionCodes)
    .where(
      and(
        eq(promotionCodes.tenantId, scope.tenantId),
        eq(promotionCodes.code, normalPromotionCode(code)),
      ),
    );
  if (known) return;
  const fields = [{ field: 'promotionCode', code: 'invalid' as const }];
  throw new Failure('WRONG_PROMOTION_CODE', {}, fields);
}
