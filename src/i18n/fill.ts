/** A value for a message that leaves `{name}` in the text, for `fill` in the browser. */
export const placeholder = (name: string): string => `{${name}}`;

/**
 * Fills `{name}` in a text that the server prepared: the browser has no message formatter. A name
 * without a value stays as it is.
 */
export const fill = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replace(/\{(\w+)\}/g, (hole, name: string) => String(values[name] ?? hole));
