/** Ids that parts of the shell share. */
export const LOGOUT_FORM = 'logout';
export const NAVIGATION_SHEET = 'navigation';
/** The agreement's page, used when its dialog can't be loaded. */
export const AGREEMENT_PATH = '/terms';
