/** Stand for names and words in a text that the browser completes. */
export const PLATFORM_HOLE = '{platform}';
export const AGENT_HOLE = '{agent}';
export const KEYWORD_HOLE = '{keyword}';
/** Where the server's words stand; the browser puts them there. */
export const DETAIL_HOLE = '{detail}';
