/** Stand for names and words in a text that the browser completes. */
export const PLATFORM_HOLE = '{platform}';
export const AGENT_HOLE = '{agent}';
export const KEYWORD_HOLE = '{keyword}';
