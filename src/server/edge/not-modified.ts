import type { Context } from 'hono';
import { headerOf } from '../../framework/server/node-request.ts';
import type { RequestEnv } from '../request/context.ts';

/** Whether the client has the body with this tag already (RFC 9110, section 13.1.2). */
export function isNotModified(c: Context<RequestEnv>, etag: string | null | undefined): boolean {
  const header = headerOf(c, 'if-none-match');
  if (header === undefined || !etag) return false;
  return header.split(',').some((one) => {
    const tag = one.trim();
    return tag === '*' || tag === etag || tag === `W/${etag}`;
  });
}
