/** What a reviver is told of a primitive value; the library's types don't know it yet. */
type Source = { source: string };

/**
 * JSON of a marketplace, whose ids go beyond what a number can hold: an integer that would be rounded
 * is read as the text it stands as. Throws `SyntaxError`.
 */
export function parseJson(text: string): unknown {
  return JSON.parse(text, ((_key: string, value: unknown, context: Source) =>
    typeof value === 'number' && !Number.isSafeInteger(value) && /^-?\d+$/.test(context.source)
      ? context.source
      : value) as (key: string, value: unknown) => unknown);
}
