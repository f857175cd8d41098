import type { Plugin } from 'vite';

/**
 * Runs in the browser after the first paint, or at once in a background tab. It fetches all
 * scripts of the entry in parallel and starts the entry.
 */
const START = `async (entry, scripts) => {
  if (!document.hidden) await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  for (const href of scripts) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = href;
    document.head.append(link);
  }
  return import(entry);
}`
  .split('\n')
  .map((line) => line.trim())
  .join('');

type Replacement = { file: RegExp; from: string; to: string; prefix?: string };

const REPLACEMENTS: readonly Replacement[] = [
  {
    // Waku starts the scripts of a page with one `import()` in an inline script.
    file: /\/waku\/dist\/lib\/utils\/ssr\.js$/,
    // biome-ignore lint/suspicious/noTemplateCurlyInString: text of Waku's source
    from: 'const entryImport = `import(${JSON.stringify(entryUrl)})`;',
    to: `const entryImport = \`(\${START})(\${JSON.stringify(entryUrl)},\${JSON.stringify(assets.clientEntryDeps.js)})\`;`,
    prefix: `import assets from 'virtual:vite-rsc/assets-manifest';
const START = ${JSON.stringify(START)};
`,
  },
  {
    // @vitejs/plugin-rsc links the scripts of each client component in the head.
    file: /\/@vitejs\/plugin-rsc\/dist\/shared-[\w-]+\.js$/,
    from: 'ReactDOM.preloadModule(href, options);',
    to: '',
  },
];

/** The changed source of a module of the framework; undefined for all other modules. */
export function withDelayedScripts(id: string, code: string): string | undefined {
  const found = REPLACEMENTS.find(({ file, from }) => file.test(id) && code.includes(from));
  return found && (found.prefix ?? '') + code.replace(found.from, () => found.to);
}

/**
 * A page fetches its scripts after its first paint, so that the stylesheet and the pictures come first
 * (docs/decisions/033). The build fails if the framework starts scripts in another way.
 */
export function afterFirstPaint(): Plugin {
  let replaced = 0;
  return {
    name: 'after-first-paint',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'ssr',
    buildStart() {
      replaced = 0;
    },
    transform(code, id) {
      const text = withDelayedScripts(id, code);
      if (text === undefined) return undefined;
      replaced += 1;
      return { code: text, map: null };
    },
    buildEnd(error) {
      if (!error && replaced !== REPLACEMENTS.length)
        this.error('The framework starts the scripts of a page in another way now.');
    },
  };
}
