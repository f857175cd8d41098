/** The third argument of a JSON reviver, which TypeScript's library doesn't declare yet. */
type ReviverContext = { source: string };

/**
 * Parses JSON of a marketplace. An integer beyond the safe range, such as a long id, is returned as a
 * string of its digits, because a number would be rounded. Throws `SyntaxError`.
 */
export function parseJson(text: string): unknown {
  return JSON.parse(text, ((_key: string, value: unknown, context: ReviverContext) =>
    typeof value === 'number' && !Number.isSafeInteger(value) && /^-?\d+$/.test(context.source)
      ? context.source
      : value) as (key: string, value: unknown) => unknown);
}
