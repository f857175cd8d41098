import { Failure } from '../../../contract/errors.ts';
import type { SourceId } from '../source.ts';
import type { Breaker } from './breaker.ts';
import { parseJson } from './json.ts';

/** No answer of a marketplace is longer, in bytes. */
const MOST_BYTES = 4 * 2 ** 20;
/** Before it is asked once more, at most; half of it at least. */
const PAUSE_MS = 300;

/**
 * What an answer is. `ABSENT`: the marketplace knows no such thing. `LIMIT`: asked too often.
 * `EXPIRED`: the access token is too old. `REFUSED`: our key, signature or rights are wrong, which
 * only the operator can mend. `DECLINED`: it won't answer just this. `BROKEN`: it failed itself.
 * `MALFORMED`: no answer of its kind at all.
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
type Reason = Exclude<Verdict, 'OK' | 'ABSENT'> | 'UNREACHABLE' | 'SLOW' | 'RESTING';

/** What is asked of a marketplace. The request is made anew for each attempt: signatures carry the time. */
export type Question = {
  /** Its name in the log. */
  name: string;
  request: () => Promise<{ url: string; headers?: Record<string, string>; body: BodyInit }>;
  judge: (answer: unknown) => { verdict: Verdict; said?: string };
  /** Gets a new access token; true where there is one now. */
  renew?: () => Promise<boolean>;
};

export type Asker = (question: Question) => Promise<unknown>;

export type Circumstances = {
  source: SourceId;
  breaker: Breaker;
  /** For both attempts together. */
  timeoutMs: number;
  log: (line: Record<string, unknown>) => void;
};

/**
 * Asks a marketplace by POST, once more where that may help and time remains. Answers what it said,
 * or undefined for what it doesn't know. Throws `SOURCE_UNAVAILABLE` for everything else; what it
 * was stands in the log.
 */
export function createAsker({ source, breaker, timeoutMs, log }: Circumstances): Asker {
  const unavailable = (name: string, reason: Reason, said = ''): Failure => {
    const line = { event: 'marketplace_failed', source, call: name, reason, said };
    // What the operator must mend is an error; the rest passes by itself.
    log(reason === 'REFUSED' || reason === 'EXPIRED' ? { ...line, error: reason } : line);
    return new Failure('SOURCE_UNAVAILABLE');
  };

  return async (question) => {
    const { name } = question;
    if (!breaker.mayAsk(Date.now())) throw unavailable(name, 'RESTING');
    const signal = AbortSignal.timeout(timeoutMs);
    let outcome = await attempt(question, signal);
    const renewed =
      outcome.reason === 'EXPIRED' && ((await question.renew?.().catch(() => false)) ?? false);
    if (renewed || mayPass(outcome.reason)) {
      const isInTime = renewed || (await pause(signal));
      if (isInTime && !signal.aborted) outcome = await attempt(question, signal);
    }
    if (outcome.reason === undefined) {
      breaker.succeeded();
      return outcome.answer;
    }
    // Who asks for odd things must not close the marketplace for everybody.
    if (outcome.reason === 'DECLINED') breaker.succeeded();
    else breaker.failed(Date.now());
    throw unavailable(name, outcome.reason, outcome.said);
  };
}

type Outcome = { answer?: unknown; reason?: Reason; said?: string };

const mayPass = (reason: Reason | undefined) =>
  reason === 'UNREACHABLE' || reason === 'BROKEN' || reason === 'LIMIT';

/** One request and what came of it. */
async function attempt({ request, judge }: Question, signal: AbortSignal): Promise<Outcome> {
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
    return { reason: 'UNREACHABLE', said: String((error as Error).message) };
  }
  if (answer === undefined) {
    if (status === 429) return { reason: 'LIMIT', said: '429' };
    return { reason: status >= 500 ? 'BROKEN' : 'MALFORMED', said: String(status) };
  }
  const { verdict, said = '' } = judge(answer);
  if (verdict === 'OK')
    return status < 300 ? { answer } : { reason: 'BROKEN', said: `${status} ${said}` };
  return verdict === 'ABSENT' ? {} : { reason: verdict, said };
}

/** The JSON of an answer; undefined where it is none, or far too long. Throws where the connection ends early. */
async function readAnswer(response: Response): Promise<unknown> {
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > MOST_BYTES) return undefined;
    text += decoder.decode(chunk, { stream: true });
  }
  try {
    return parseJson(text + decoder.decode());
  } catch {
    return undefined;
  }
}

/** Waits a moment of chance, so that those who were refused together don't come back together. */
function pause(signal: AbortSignal): Promise<boolean> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(true), PAUSE_MS * (0.5 + Math.random() / 2));
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve(false);
    });
  });
}

/** A form as a body. */
export function formOf(fields: Readonly<Record<string, string>>) {
  return {
    headers: { 'content-type': 'application/x-www-form-urlencoded;charset=UTF-8' },
    body: String(new URLSearchParams(fields)),
  };
}
