import type { Verdict } from './ask.ts';

/** What marketplaces call their refusals, the most telling first. */
const SAID: readonly (readonly [RegExp, Verdict])[] = [
  [/qos|limit|frequen|exceed|限流|频繁/i, 'LIMIT'],
  [/token|^401$/i, 'EXPIRED'],
  [/signature|acl|app.?key|permission|timestamp|unsupported|^403$/i, 'REFUSED'],
  [/not.?(exist|found)|offline|^404$|不存在|下架|已删除/i, 'ABSENT'],
  [/^5\d\d$|system|time.?out|internal|busy|unavailable|unexpected|系统|超时/i, 'BROKEN'],
];

/** What a refusal means by its code, else by its message; a question that nobody else asked wrong otherwise. */
export function verdictOf(code: string, message: string, asked: unknown): Verdict {
  const meaning = (said: string) => SAID.find(([pattern]) => pattern.test(said))?.[1];
  return meaning(code) ?? meaning(unquoted(message, asked)) ?? 'DECLINED';
}

/** A message without the words that were asked for: a visitor's `token` is not the marketplace's. */
function unquoted(message: string, asked: unknown): string {
  return textsIn(asked).reduce((left, text) => left.replaceAll(text, ' '), message.toLowerCase());
}

/** Texts within a question, in lower case; the shortest are codes of ours. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return value.length > 2 ? [value.toLowerCase()] : [];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
