import { globSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

const SRC = path.join(import.meta.dirname, '../../src');

/** What the framework knows of client components, as far as this looks at it. */
type Manager = { clientReferenceMetaMap: Record<string, { referenceKey: string } | undefined> };

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
      if (this.environment.name !== 'rsc' || !name || !known) return undefined;
      const before = JSON.stringify(known.referenceKey);
      if (!code.includes(before))
        this.error('The framework names client components otherwise now.');
      known.referenceKey = name;
      return { code: code.replaceAll(before, JSON.stringify(name)), map: null };
    },
  };
}
