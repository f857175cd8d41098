/** The page for searching by picture without scripts; with scripts, links to it open the panel. */
export const PICTURE_SEARCH_PATH = '/search-by-picture';

/** Marks the links and the form that open the panel instead. */
export const opensPanel = { 'data-picture-search': '' } as const;
