import { globSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

const SRC = path.join(import.meta.dirname, '../../src');
const ROOT = path.join(SRC, 'pages/_root.tsx');
/** An import that makes the framework link a stylesheet where the component stands. */
const LINKED = /(from ['"][./\w-]+\.css)(?=['"])/g;

/** All style modules, those of the theme first: the reset stands before what resets it again. */
function styleModules(): string[] {
  const files = globSync('**/*.css.ts', { cwd: SRC }).sort();
  return [
    ...files.filter((file) => file.startsWith('theme')),
    ...files.filter((file) => !file.startsWith('theme')),
  ];
}

/**
 * In a build, all styles come as one stylesheet, which the root of the pages links
 * (docs/decisions/035). Left to itself the framework makes one of every few components and links it
 * at each of them: fifty requests before the first paint, and as many elements to render.
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
        if (path.normalize(id) !== ROOT) return code.replace(LINKED, '$1.ts');
        const imports = styleModules().map(
          (file) => `import ${JSON.stringify(path.join(SRC, file))};`,
        );
        // On the first line, so that the lines of the file stay where they are.
        return `${imports.join(' ')} ${code}`;
      },
    },
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        // What the browser's build has of styles stands in the server's already.
        if (this.environment.name !== 'client') return;
        for (const file of Object.keys(bundle)) if (file.endsWith('.css')) delete bundle[file];
      },
    },
  };
}
