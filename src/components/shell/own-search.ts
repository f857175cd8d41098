/** The scroll timeline of a page's own large search field, which the header follows. */
export const OWN_SEARCH = '--own-search';
