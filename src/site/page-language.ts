/** The query field that requests a page in a language, as a BCP 47 tag: `?lang=ko`. */
export const LANGUAGE_FIELD = 'lang';

/** The header with the language of the page that makes a call, from its `<html lang>`. */
export const PAGE_LANGUAGE_HEADER = 'x-page-language';
