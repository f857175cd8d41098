/** Ids by which parts of the shell find each other. */
export const LOGOUT_FORM = 'logout';
export const NAVIGATION_SHEET = 'navigation';
/** The agreement's own page, where its dialog can't be had. */
export const AGREEMENT_PATH = '/terms';
