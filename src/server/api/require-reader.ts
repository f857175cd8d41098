import { ownDataEndpoints } from '../../contract/calls/own-data.ts';
import { uploadEndpoints } from '../../contract/calls/uploads.ts';
import { Failure } from '../../contract/errors.ts';
import type { CartScope, OwnerScope } from '../commerce/base/scope.ts';
import { findGuestCart } from '../commerce/cart/guest-carts.ts';
import { viewedShopper } from '../staff/views.ts';
import { bearerToken, type CallScope, requireOwner } from './scope.ts';

/**
 * As `requireOwner`. Also accepts a member of the staff who sees the shop as a shopper, for reading only:
 * throws `VIEW_ONLY` for anything else.
 */
export async function requireReader(
  scope: CallScope,
  request: Request,
): Promise<CallScope<OwnerScope>> {
  try {
    return await requireOwner(scope, request);
  } catch (error) {
    const token = bearerToken(request);
    if (!(error instanceof Failure) || error.code !== 'UNAUTHENTICATED' || !token) throw error;
    const userId = await viewedShopper(scope, token);
    if (!userId) throw error;
    if (!isOnlyRead(request)) throw new Failure('VIEW_ONLY');
    return { ...scope, userId, sessionId: '' };
  }
}

/**
 * As `requireReader`. For a call without a session, at a tenant with carts for visitors, it adds the
 * visitor's own cart; `guest` is undefined if the call has no token of a cart, or a wrong one.
 */
export async function requireCart(
  scope: CallScope,
  request: Request,
): Promise<CallScope<CartScope>> {
  const isGuest = scope.tenant.guestCart.enabled && !request.headers.has('authorization');
  if (!isGuest) return requireReader(scope, request);
  const { guestToken } = scope;
  return { ...scope, guest: guestToken ? await findGuestCart(scope, guestToken) : undefined };
}

/**
 * Calls that are only for the shopper: the permission to upload files, and all data in one file.
 */
const SHOPPER_ONLY = [uploadEndpoints.getUploadToken.path, ownDataEndpoints.exportMyData.path];

/** Whether a call only reads what the staff may see, and returns nothing that permits writing. */
function isOnlyRead({ method, url }: Request): boolean {
  const { pathname } = new URL(url);
  return method === 'GET' && !SHOPPER_ONLY.some((path) => pathname === `/api${path}`);
}
