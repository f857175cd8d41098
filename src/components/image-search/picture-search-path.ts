/** The page for searching by picture without scripts; with scripts, links to it open the panel. */
export const PICTURE_SEARCH_PATH = '/search-by-picture';

/** Attributes of the links and the form that open the panel instead of the page. */
export const panelOpenerProps = { 'data-picture-search': '' } as const;
