import type { Verdict } from './send-call.ts';

/** Patterns of error codes and messages, the most specific first. */
const PATTERNS: readonly (readonly [RegExp, Verdict])[] = [
  [/qos|limit|frequen|exceed|限流|频繁/i, 'LIMIT'],
  [/token|^401$/i, 'EXPIRED'],
  [/signature|acl|app.?key|permission|timestamp|unsupported|^403$/i, 'REFUSED'],
  [/not.?(exist|found)|offline|^404$|不存在|下架|已删除/i, 'ABSENT'],
  [/^5\d\d$|system|time.?out|internal|busy|unavailable|unexpected|系统|超时/i, 'BROKEN'],
];

/** What an error means: by its code, else by its message, else `DECLINED`. */
export function verdictOf(code: string, message: string, sent: unknown): Verdict {
  const meaning = (text: string) => PATTERNS.find(([pattern]) => pattern.test(text))?.[1];
  return meaning(code) ?? meaning(withoutSentTexts(message, sent)) ?? 'DECLINED';
}

/**
 * A message without the words of the request: a search for `token` must not be taken for a token
 * error.
 */
function withoutSentTexts(message: string, sent: unknown): string {
  return textsIn(sent).reduce((left, text) => left.replaceAll(text, ' '), message.toLowerCase());
}

/** All strings in a request, in lower case, without those of one or two characters, which no shopper typed. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return value.length > 2 ? [value.toLowerCase()] : [];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
