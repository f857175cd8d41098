/** The page that takes a picture without a script; with one, links to it open the panel instead. */
export const PICTURE_SEARCH_PATH = '/search-by-picture';

/** Marks the links and the form that the panel stands in for. */
export const opensPanel = { 'data-picture-search': '' } as const;
