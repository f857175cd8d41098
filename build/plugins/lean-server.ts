import type { Plugin } from 'vite';

/** What stands in the place of files of packages, of which the server calls less than they bring. */
const LEFT: readonly { file: RegExp; code: string }[] = [
  // Renders into a string; the server streams.
  { file: /react-dom-server-legacy\.browser\.production\.js$/, code: 'module.exports = {};' },
  // By it `sanitize-html` reads styles, of which articles have none.
  { file: /\/postcss\/lib\/postcss\.js$/, code: 'module.exports = {};' },
  // It takes the parser alone; trees, their writing and the entities for that stay away.
  {
    file: /\/htmlparser2\/dist\/commonjs\/index\.js$/,
    code: "exports.Parser = require('./Parser.js').Parser;",
  },
  // Scripts in every page that name what routes load ahead, and codecs of theirs: there are none.
  {
    file: /\/waku\/dist\/router\/define-router-utils\/client-code\.js$/,
    code: "export const getRouterPrefetchCode = () => ''; export const setupRouterSearchCodecs = () => '';",
  },
];

const LATE = 'virtual:late';
/** What the server makes and browsers keep as it came (`ui/kept.tsx`). */
const KEPT = /-content\.tsx$/;

/**
 * Leaves out of the server's build what nothing there ever calls, an eighth of a Worker: parts of
 * packages, and the components that come late (docs/decisions/033), which only a browser fetches.
 */
export function leanServer(): Plugin {
  return {
    name: 'lean-server',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name !== 'client',
    resolveDynamicImport(imported, importer) {
      const isLate = this.environment.name === 'ssr' && importer?.includes('/src/components/');
      return isLate && !KEPT.test(String(imported)) ? LATE : null;
    },
    load: {
      filter: { id: [/^virtual:late$/, ...LEFT.map(({ file }) => file)] },
      handler(id) {
        if (id === LATE) return "throw new Error('It comes late, and to browsers only.');";
        return LEFT.find(({ file }) => file.test(id))?.code;
      },
    },
  };
}
