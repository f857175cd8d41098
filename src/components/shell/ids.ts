/** Ids by which parts of the shell find each other. */
export const LOGOUT_FORM = 'logout';
export const SETTINGS_PANEL = 'settings';
export const NAVIGATION_SHEET = 'navigation';
