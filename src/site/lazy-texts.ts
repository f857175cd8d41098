/** The path of the texts of lazy islands, in the language of the query field `lang`. */
export const LAZY_TEXTS_PATH = '/lazy-texts.json';
