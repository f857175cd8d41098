/** The path of the page that shows the contract to people. */
export const REFERENCE_PAGE = '/api/docs';

/**
 * Whether a path is that of the contract's description. The embedded API describes the contract even
 * where a remote backend serves the calls.
 */
export const isDescription = (path: string): boolean =>
  path === REFERENCE_PAGE || path === '/api/openapi.json';
