import { globSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

const SRC = path.join(import.meta.dirname, '../../src');
const ROOT = path.join(SRC, 'pages/_root.tsx');
/**
 * Matches an import of `x.css`. The framework links a stylesheet wherever a component imports a path
 * that ends in `.css`. So the path is changed to `x.css.ts`: the component gets the class names, but no
 * stylesheet is linked.
 */
const CSS_IMPORT = /(from ['"][./\w-]+\.css)(?=['"])/g;

/** All style modules, the theme first: its reset must precede the styles that override it. */
function styleModules(): string[] {
  const files = globSync('**/*.css.ts', { cwd: SRC }).sort();
  return [
    ...files.filter((file) => file.startsWith('theme')),
    ...files.filter((file) => !file.startsWith('theme')),
  ];
}

/**
 * In a build, all styles are in one stylesheet, which the root of the pages links
 * (docs/decisions/035). Otherwise the framework would make one for every few components: fifty
 * requests before the first paint, and fifty elements to render.
 */
export function oneStylesheet(): Plugin {
  return {
    name: 'one-stylesheet',
    apply: 'build',
    enforce: 'pre',
    configEnvironment: () => ({ build: { cssCodeSplit: false } }),
    transform: {
      filter: { id: /\/src\/(components|pages)\/.*\.tsx$/ },
      handler(code, id) {
        if (this.environment.name !== 'rsc') return;
        if (path.normalize(id) !== ROOT) return code.replace(CSS_IMPORT, '$1.ts');
        const imports = styleModules().map(
          (file) => `import ${JSON.stringify(path.join(SRC, file))};`,
        );
        // On the first line, so that line numbers stay the same.
        return `${imports.join(' ')} ${code}`;
      },
    },
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        if (this.environment.name !== 'client') return;
        // The server's build already has all styles, so those of the browser's build are not needed.
        for (const file of Object.keys(bundle)) if (file.endsWith('.css')) delete bundle[file];
      },
    },
  };
}
