/** Where the browser gets the texts that come late, in the language of the address's field `lang`. */
export const LATE_TEXTS_PATH = '/late-texts.json';
