import type { Plugin } from 'vite';

/** How React writes the arguments of a server function, which it sends nowhere else. */
const ENCODER = /function processReply\([\s\S]*?\n\}\n/;
const ABSENT =
  "function processReply() {\n  throw new Error('There are no server functions.');\n}\n";

/**
 * Takes out of the browser's React what encodes arguments of server functions: the shop has none,
 * its forms are plain (docs/decisions/002), and it is 1.5 KB of every page.
 */
export function noServerFunctions(): Plugin {
  return {
    name: 'no-server-functions',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: /react-server-dom-webpack-client\.browser\.production\.js/ },
      handler(code) {
        if (!ENCODER.test(code)) this.error('React encodes arguments elsewhere now.');
        return { code: code.replace(ENCODER, ABSENT), map: null };
      },
    },
  };
}
