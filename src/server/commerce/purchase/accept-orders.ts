import { type ErrorCode, Failure } from '../../../contract/errors.ts';
import type { Scope } from '../base/scope.ts';
import { acceptOrder } from './fulfil.ts';

type Result = { id: string; orderNo: string; code?: ErrorCode };

/** Accepts paid orders, each by itself: one that can't be accepted does not hold up the others. */
export async function acceptOrders(
  scope: Scope,
  ids: readonly string[],
): Promise<{ accepted: number; refused: number; results: Result[] }> {
  const results: Result[] = [];
  for (const id of new Set(ids)) results.push(await accept(scope, id));
  const refused = results.filter(({ code }) => code !== undefined).length;
  return { accepted: results.length - refused, refused, results };
}

async function accept(scope: Scope, id: string): Promise<Result> {
  try {
    const { orderNo } = await acceptOrder(scope, id);
    return { id, orderNo };
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    return { id, orderNo: id, code: error.code };
  }
}
