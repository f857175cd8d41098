import type { Context, MiddlewareHandler } from 'hono';
import { replaceResponse } from '../../../framework/server/hono-response.ts';
import { Recent } from '../../cache/lru.ts';
import { newId } from '../../crypto/random.ts';
import { HEARD_MS } from '../../platform/revisions.ts';
import { revisionOf } from '../../request/content-revision.ts';
import type { RequestEnv } from '../../request/context.ts';
import { readCookie } from '../../request/cookies.ts';
import { logRequest, serverTiming } from '../log.ts';
import { type Asked, askedOf } from './cache-key.ts';
import { isFresh } from './page-store.ts';
import { compressAnswer, type ReadyAnswer, readyAnswer, responseOf } from './ready-answer.ts';

/** An answer is given again for so long at most, so that the store behind sees what is asked for. */
const REMEMBERED_MS = 10_000;
/** And for so long where nobody hears whether its content has changed. */
const UNHEARD_MS = 1_000;
const MOST_REMEMBERED = 1_000;
/** How long it is believed of a session's cookies that none of them is to be dropped. */
const VOUCHED_MS = 60_000;
const MOST_VOUCHED = 5_000;

type Remembered = ReadyAnswer & {
  /** Answers the same once more, for a request that has an id and a time of its own. */
  again: (c: Context<RequestEnv>, start: number) => Response;
  isCurrent: () => boolean;
};

function remember(c: Context<RequestEnv>, ready: ReadyAnswer): Remembered {
  // Not the request itself: nothing of who asked outlives the answer.
  const { platform, upstream, tenant, contentRevision, keptPage } = c.var;
  const heardUntil = Date.now() + UNHEARD_MS;
  const { path } = c.req;
  const { method } = c.req.raw;
  const site = { var: { platform, upstream, tenant } };
  return {
    ...ready,
    isCurrent() {
      const now = Date.now();
      // What the steps behind would rely on, too; else one of them asks.
      const isHeard = !upstream && now - platform.revisions.heardAt < HEARD_MS;
      if (!isHeard && now >= heardUntil) return false;
      return (!keptPage || isFresh(keptPage.page, now)) && revisionOf(site) === contentRevision;
    },
    again(asking, start) {
      const requestId = newId();
      const ms = performance.now() - start;
      const own = { 'x-request-id': requestId, 'server-timing': serverTiming('hit', ms) };
      const response = responseOf(asking, ready, own);
      const { status } = response;
      const line = {
        requestId,
        tenant: tenant.id,
        method,
        path,
        status,
        ms,
        cache: 'hit',
      } as const;
      logRequest(platform, line);
      return response;
    },
  };
}

/** Whether all that decided about an answer is in the word of what was asked. */
function isOfItsWord(c: Context<RequestEnv>): boolean {
  // One that the tenant does not speak leaves it to the visitor's other wishes.
  const chosen = readCookie(c, 'locale');
  return c.get('cache') === 'hit' && (chosen === undefined || chosen === c.get('locale'));
}

/**
 * Before all other steps: puts a kept page into its answer, in the encoding that the client takes,
 * and for a while gives it again, without asking them, to whoever asks for the same by all that they
 * look at. An answer that sets a cookie is each reader's own, and never remembered; who has a
 * session gets one that is once the steps behind let its cookies be.
 */
export function front(): MiddlewareHandler<RequestEnv> {
  let remembered = new Recent<Remembered>(MOST_REMEMBERED);
  let until = 0;
  const vouched = new Recent<number>(MOST_VOUCHED);
  const isVouched = ({ session }: Asked) =>
    session === '' || (vouched.get(session) ?? 0) > Date.now();
  return async (c, next) => {
    const start = performance.now();
    if (start > until) {
      remembered = new Recent(MOST_REMEMBERED);
      until = start + REMEMBERED_MS;
    }
    const asked = askedOf(c);
    const known = asked && remembered.get(asked.word);
    if (asked && known?.isCurrent() && isVouched(asked)) return known.again(c, start);
    const request = c.req.raw;
    await next();
    // How it is sent depends on who asks again, as what is sent must not.
    if (c.get('keptPage')) c.req.raw = request;
    const ready = await readyAnswer(c);
    if (!ready) return compressAnswer(c);
    const cookies = c.res.headers.getSetCookie();
    const response = responseOf(c, ready);
    for (const cookie of cookies) response.headers.append('set-cookie', cookie);
    replaceResponse(c, response);
    if (!asked || cookies.length > 0 || !isOfItsWord(c)) return;
    if (asked.session) vouched.set(asked.session, Date.now() + VOUCHED_MS);
    remembered.set(asked.word, remember(c, ready));
  };
}
