/*
 * The text of FTS5 expressions: all of several, any of several, and some within columns of the index.
 */

export const allOf = (parts: readonly string[]) => parts.map((part) => `(${part})`).join(' AND ');
export const anyOf = (parts: readonly string[]) => parts.map((part) => `(${part})`).join(' OR ');
export const within = (columns: string, alternatives: readonly string[]) =>
  `{${columns}} : (${alternatives.join(' OR ')})`;
