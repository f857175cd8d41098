/** Ids by which parts of the shell find each other. */
export const LOGOUT_FORM = 'logout';
export const NAVIGATION_SHEET = 'navigation';
