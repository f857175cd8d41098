import { Failure } from '../../../contract/errors.ts';
import type { SourceId } from '../source.ts';
import type { Breaker } from './breaker.ts';
import { parseJson } from './json.ts';

/** Longer answers are rejected. */
const MAX_ANSWER_BYTES = 4 * 2 ** 20;
/** The longest pause before the second attempt. The shortest is half of it. */
const MAX_PAUSE_MS = 300;

/**
 * What an answer means. `ABSENT`: there is no such item. `LIMIT`: the rate limit is exceeded.
 * `EXPIRED`: the access token has expired. `REFUSED`: the app's key, signature or permission is wrong;
 * only the operator can fix it. `DECLINED`: this request was rejected, others may pass. `BROKEN`: the
 * marketplace had an internal error. `MALFORMED`: the answer has an unknown shape.
 */
export type Verdict =
  | 'OK'
  | 'ABSENT'
  | 'LIMIT'
  | 'EXPIRED'
  | 'REFUSED'
  | 'DECLINED'
  | 'BROKEN'
  | 'MALFORMED';
/** Why a call failed. `SLOW`: the time limit is over. `RESTING`: the circuit breaker is open. */
type Reason = Exclude<Verdict, 'OK' | 'ABSENT'> | 'UNREACHABLE' | 'SLOW' | 'RESTING';

/**
 * A call of a marketplace's API. `request` builds the request anew for each attempt, because its
 * signature contains the time.
 */
export type MarketplaceCall = {
  /** The name of the API, for the log. */
  name: string;
  request: () => Promise<{ url: string; headers?: Record<string, string>; body: BodyInit }>;
  classify: (answer: unknown) => { verdict: Verdict; message?: string };
  /** Renews the access token. Resolves to true if there is a new one. */
  renew?: () => Promise<boolean>;
};

export type SendCall = (call: MarketplaceCall) => Promise<unknown>;

export type CallSenderOptions = {
  source: SourceId;
  breaker: Breaker;
  /** The time limit of both attempts together, in milliseconds. */
  timeoutMs: number;
  log: (line: Record<string, unknown>) => void;
  /** Is told how each request went, and how long it took; without `error` the marketplace answered. */
  note?: (sign: { tookMs: number; error?: string }) => Promise<void>;
};

/**
 * Creates a function that sends a request to a marketplace by POST. It tries a second time if the
 * failure may be temporary and there is time left. Resolves to the answer, or to undefined if there is
 * no such item. Throws `SOURCE_UNAVAILABLE` for any other failure and logs the reason.
 */
export function createCallSender({
  source,
  breaker,
  timeoutMs,
  log,
  note,
}: CallSenderOptions): SendCall {
  const unavailable = (name: string, reason: Reason, message = ''): Failure => {
    const line = { event: 'marketplace_failed', source, call: name, reason, said: message };
    // Only what the operator must fix is logged as an error.
    log(reason === 'REFUSED' || reason === 'EXPIRED' ? { ...line, error: reason } : line);
    return new Failure('SOURCE_UNAVAILABLE');
  };

  return async (call) => {
    const { name } = call;
    if (!breaker.mayRequest(Date.now())) throw unavailable(name, 'RESTING');
    const signal = AbortSignal.timeout(timeoutMs);
    const startedAt = performance.now();
    let outcome = await attempt(call, signal);
    const isRenewed =
      outcome.reason === 'EXPIRED' && ((await call.renew?.().catch(() => false)) ?? false);
    if (isRenewed || (isTemporary(outcome.reason) && (await pause(signal)))) {
      if (!signal.aborted) outcome = await attempt(call, signal);
    }
    const tookMs = performance.now() - startedAt;
    const isAnswered = outcome.reason === undefined || outcome.reason === 'DECLINED';
    await note?.(
      isAnswered ? { tookMs } : { tookMs, error: `${outcome.reason} ${outcome.message ?? ''}` },
    );
    if (outcome.reason === undefined) {
      breaker.succeeded();
      return outcome.answer;
    }
    // A rejected request says nothing about the marketplace, so it must not open the circuit breaker.
    if (outcome.reason === 'DECLINED') breaker.succeeded();
    else breaker.failed(Date.now());
    throw unavailable(name, outcome.reason, outcome.message);
  };
}

/**
 * The result of an attempt. Without `reason` it succeeded; `answer` is then undefined if there is no
 * such item.
 */
type Outcome = { answer?: unknown; reason?: Reason; message?: string };

const isTemporary = (reason: Reason | undefined) =>
  reason === 'UNREACHABLE' || reason === 'BROKEN' || reason === 'LIMIT';

/** Sends one request and classifies its answer. Never throws. */
async function attempt(
  { request, classify }: MarketplaceCall,
  signal: AbortSignal,
): Promise<Outcome> {
  let answer: unknown;
  let status: number;
  try {
    const { url, headers = {}, body } = await request();
    const response = await fetch(url, {
      method: 'POST',
      headers,
      body,
      signal,
      redirect: 'manual',
    });
    status = response.status;
    answer = await readAnswer(response);
  } catch (error) {
    if (signal.aborted) return { reason: 'SLOW' };
    return { reason: 'UNREACHABLE', message: String((error as Error).message) };
  }
  if (answer === undefined) {
    if (status === 429) return { reason: 'LIMIT', message: '429' };
    return { reason: status >= 500 ? 'BROKEN' : 'MALFORMED', message: String(status) };
  }
  const { verdict, message = '' } = classify(answer);
  if (verdict === 'OK')
    return status < 300 ? { answer } : { reason: 'BROKEN', message: `${status} ${message}` };
  return verdict === 'ABSENT' ? {} : { reason: verdict, message };
}

/**
 * The parsed JSON of an answer; undefined if it is not JSON or too long. Throws if the connection
 * breaks.
 */
async function readAnswer(response: Response): Promise<unknown> {
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > MAX_ANSWER_BYTES) return undefined;
    text += decoder.decode(chunk, { stream: true });
  }
  try {
    return parseJson(text + decoder.decode());
  } catch {
    return undefined;
  }
}

/**
 * Waits for a random time, so that requests that failed together are not repeated together. False
 * if aborted.
 */
function pause(signal: AbortSignal): Promise<boolean> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(true), MAX_PAUSE_MS * (0.5 + Math.random() / 2));
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve(false);
    });
  });
}

/** Headers and body of a form-encoded request. */
export function formOf(fields: Readonly<Record<string, string>>) {
  return {
    headers: { 'content-type': 'application/x-www-form-urlencoded;charset=UTF-8' },
    body: String(new URLSearchParams(fields)),
  };
}
