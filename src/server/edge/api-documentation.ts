/** The path of the page that shows the contract to people. */
export const REFERENCE_PAGE = '/api/docs';

/**
 * Whether a path is that of the OpenAPI document or of the page that shows it. The embedded API serves
 * both even where a remote backend serves the calls.
 */
export const isApiDocumentation = (path: string): boolean =>
  path === REFERENCE_PAGE || path === '/api/openapi.json';
