/** Takes the plain forms of language, colour scheme and direction: `locale`, `scheme`, `direction`, `back`. */
export const PREFERENCES_PATH = '/preferences';
