/** The page that shows the contract to people. */
export const REFERENCE_PAGE = '/api/docs';

/**
 * Whether a path is the contract's description. It is the same for everybody, whichever backend answers
 * the calls.
 */
export const isDescription = (path: string): boolean =>
  path === REFERENCE_PAGE || path === '/api/openapi.json';
