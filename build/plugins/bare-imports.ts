import type { Plugin } from 'vite';

/**
 * Leaves the browser's `import()` as it is. Vite wraps it to preload styles and chunks: styles are
 * one sheet here, and the chunks of a page are few and linked by its HTML, so that is a kilobyte of
 * script on every page for nothing.
 */
export function bareImports(): Plugin {
  return {
    name: 'bare-imports',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    load: {
      filter: { id: /vite\/preload-helper\.js$/ },
      handler: () => 'export const __vitePreload = (load) => load();',
    },
  };
}
