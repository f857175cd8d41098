/** Keeps a part of a sentence in its own order, whichever way the words around it run. */
export const isolate = (text: string): string => `\u2068${text}\u2069`;
