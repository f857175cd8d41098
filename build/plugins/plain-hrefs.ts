import type { Plugin } from 'vite';

const ABSENT =
  "export const buildRouteHref = () => {\n  throw new Error('Addresses are plain texts.');\n};\n";

/**
 * Takes out of the browser's router what makes the address of a page from its name, its parameters
 * and its search: ours are plain texts (`ui/link.tsx`), and it is a kilobyte of every page.
 */
export function plainHrefs(): Plugin {
  let found = false;
  return {
    name: 'plain-hrefs',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    load: {
      filter: { id: /waku\/dist\/router\/isomorphic-utils\/build-route-href\.js$/ },
      handler() {
        found = true;
        return ABSENT;
      },
    },
    buildEnd(error) {
      if (!error && !found) this.error('The router makes addresses elsewhere now.');
    },
  };
}
