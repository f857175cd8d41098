import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

/**
 * The rooms of the house and what each may import (DESIGN.md section 1). Arrows go down only; a room
 * may always import itself. `src/waku.server.tsx` puts the house together and may import anything.
 */
const RULES: Record<string, readonly string[]> = {
  'src/contract': [],
  'src/i18n': ['src/contract'],
  'src/theme': ['src/contract'],
  'src/components/ui': ['src/contract', 'src/theme'],
  'src/components': ['src/contract', 'src/i18n', 'src/theme', 'src/components/ui'],
  'src/pages': [
    'src/contract',
    'src/i18n',
    'src/theme',
    'src/components',
    'src/components/ui',
    'src/server/request',
  ],
  'src/server/platform': ['src/contract', 'src/server/crypto'],
  'src/server/crypto': ['src/contract'],
  'src/server/db': ['src/contract', 'src/server/platform', 'src/server/crypto'],
  // The seed writes what commerce would: sanitised articles, a posted balance.
  'src/server/db/seed': [
    'src/contract',
    'src/i18n',
    'src/server/db',
    'src/server/commerce',
    'src/server/crypto',
    'src/server/platform',
  ],
  'src/server/html': [],
  'src/server/storage': ['src/contract', 'src/server/crypto', 'src/server/platform'],
  'src/server/sourcing': [
    'src/contract',
    'src/server/db',
    // What a marketplace calls a description.
    'src/server/html',
    'src/server/storage',
    'src/server/crypto',
    'src/server/platform',
  ],
  'src/server/commerce': [
    'src/contract',
    'src/i18n',
    'src/server/db',
    'src/server/html',
    'src/server/storage',
    'src/server/crypto',
    'src/server/platform',
  ],
  'src/server/request': ['src/contract', 'src/i18n', 'src/server/platform'],
  'src/server/edge': [
    'src/contract',
    'src/i18n',
    'src/server/platform',
    'src/server/crypto',
    // What a backend elsewhere calls HTML.
    'src/server/html',
    // A form with a file is read as the bucket reads it.
    'src/server/storage',
    'src/server/request',
  ],
  'src/server/api': [
    'src/contract',
    'src/i18n',
    'src/server/commerce',
    'src/server/sourcing',
    'src/server/storage',
    'src/server/crypto',
    'src/server/db',
    'src/server/platform',
  ],
};

const rooms = Object.keys(RULES).sort((a, b) => b.length - a.length);
const roomOf = (file: string) => rooms.find((room) => file.startsWith(`${room}/`));

const IMPORT =
  /(?:^|\n)\s*(?:import|export)\s(?:[^'";]*?\sfrom\s)?['"](\.[^'"]+)['"]|import\(\s*['"](\.[^'"]+)['"]/g;

/** Every relative import of a file, as a path below the repository; type-only imports count too. */
function importsOf(file: string): string[] {
  const source = readFileSync(file, 'utf8');
  return [...source.matchAll(IMPORT)].map((match) =>
    path.normalize(path.join(path.dirname(file), match[1] ?? match[2] ?? '')),
  );
}

const files = globSync('src/**/*.{ts,tsx}').filter((file) => roomOf(file));

describe('the import rule', () => {
  it.each(rooms)('%s imports only the rooms below it', (room) => {
    const wrong = files
      .filter((file) => roomOf(file) === room)
      .flatMap((file) => importsOf(file).map((target) => ({ file, target, to: roomOf(target) })))
      .filter(({ to }) => to && to !== room && !RULES[room]?.includes(to))
      .map(({ file, target }) => `${file} → ${target}`);
    expect(wrong).toEqual([]);
  });

  it('finds imports at all', () => {
    expect(importsOf('src/server/edge/edge.ts').length).toBeGreaterThan(5);
  });

  it('lets only the platform room and the portable or native hash know the runtime', () => {
    const runtime = /from '(?:node:|@libsql|cloudflare:|nodemailer)/;
    const allowed = /^src\/server\/(platform\/|crypto\/argon2-node|db\/seed\/)/;
    const wrong = files.filter(
      (file) => !allowed.test(file) && runtime.test(readFileSync(file, 'utf8')),
    );
    expect(wrong).toEqual([]);
  });

  it('keeps operators, commerce and the database out of pages and components', () => {
    const wrong = files
      .filter((file) => /^src\/(pages|components|contract)\//.test(file))
      .filter((file) => /server\/(commerce|db|sourcing|api)/.test(importsOf(file).join('\n')));
    expect(wrong).toEqual([]);
  });
});

// See docs/decisions/006: with `.ts` behind it, a server component's style is never linked.
it('imports style modules of components without their .ts', () => {
  const wrong = files.filter(
    (file) => file.endsWith('.tsx') && /from '[^']+\.css\.ts'/.test(readFileSync(file, 'utf8')),
  );
  expect(wrong).toEqual([]);
});
