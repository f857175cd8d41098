import { minify } from 'terser';
import type { Plugin } from 'vite';

/**
 * The bundler's own minifier leaves a name where a constant is used once, and each style is one: a
 * second pass puts them where they are used, 0.8 KB less of every page. React gains nothing by it.
 */
export function inlineNames(): Plugin {
  return {
    name: 'inline-names',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    async generateBundle(_options, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== 'chunk' || file.name === 'framework') continue;
        const { code } = await minify(file.code, { module: true, compress: { passes: 2 } });
        if (code) file.code = code;
      }
    },
  };
}
