/** Where the browser fetches the texts of lazy islands, in the language of the address's field `lang`. */
export const LAZY_TEXTS_PATH = '/lazy-texts.json';
