/** Field of a page's address that asks for it in a language, as a BCP 47 tag: `?lang=ko`. */
export const LANGUAGE_FIELD = 'lang';

/** In which language the page is that a script's call belongs to, as its `<html lang>` says. */
export const PAGE_LANGUAGE_HEADER = 'x-page-language';
