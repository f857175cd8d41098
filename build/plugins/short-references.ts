import { globSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

const SRC = path.join(import.meta.dirname, '../../src');

/** What the framework knows of client components, as far as this looks at it. */
type Manager = { clientReferenceMetaMap: Record<string, { referenceKey: string } | undefined> };

const TABLE = '\0virtual:vite-rsc/client-references';
const ENTRY =
  /"(\w+)": async \(\) => \{\s*const m = await import\("([^"]+)"\);\s*return m\.export_\w+;\s*\},/g;

/**
 * The table of all client components by the files that they come in, instead of a function for each;
 * nothing where it is not the table that is known.
 */
function shortTable(code: string): string | undefined {
  const entries = [...code.matchAll(ENTRY)];
  if (entries.length === 0 || entries.length !== code.split('export_').length - 1) return undefined;
  const files = Map.groupBy(entries, ([, , file]) => file);
  const rows = [...files].map(([file, parts]) => {
    const names = parts.map(([, name]) => name).join(' ');
    return `of(() => import(${JSON.stringify(file)}), ${JSON.stringify(names)})`;
  });
  return `
    const of = (get, names) =>
      names.split(' ').map((name) => [name, () => get().then((file) => file['export_' + name])]);
    export default Object.fromEntries([${rows.join()}].flat());
  `;
}

/**
 * Names for client components in a page's payload: their place among the files of `src`, not a hash
 * of twelve digits. A page names thirty of them, and nothing compresses a hash.
 */
export function shortReferences(): Plugin {
  const names = new Map(
    globSync('**/*.{ts,tsx}', { cwd: SRC })
      .sort()
      .map((file, index) => [path.join(SRC, file), index.toString(36)]),
  );
  let manager: Manager | undefined;
  return {
    name: 'short-references',
    apply: 'build',
    enforce: 'post',
    configResolved({ plugins }) {
      manager = plugins.find(({ name }) => name === 'rsc:minimal')?.api?.manager;
    },
    transform(code, id) {
      const name = names.get(path.normalize(id));
      const known = manager?.clientReferenceMetaMap[id];
      if (this.environment.name === 'client' && id === TABLE) {
        const table = shortTable(code);
        if (!table) this.error('The framework lists client components otherwise now.');
        return { code: table, map: null };
      }
      if (this.environment.name !== 'rsc' || !name || !known) return undefined;
      const before = JSON.stringify(known.referenceKey);
      if (!code.includes(before))
        this.error('The framework names client components otherwise now.');
      known.referenceKey = name;
      return { code: code.replaceAll(before, JSON.stringify(name)), map: null };
    },
  };
}
