/**
 * Isolates a part of a sentence from the text direction around it (Unicode first strong isolate).
 */
export const isolate = (text: string): string => `\u2068${text}\u2069`;
