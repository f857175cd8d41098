import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { circlesOf, importsOf, sourceFiles } from './imports.ts';
import { ROOMS } from './rooms.ts';
import { SUBJECTS } from './subjects.ts';

const FRONT = ['src/pages', 'src/components', 'src/contract', 'src/site'];

const byLength = (a: string, b: string) => b.length - a.length;
const rooms = Object.keys(ROOMS).sort(byLength);
const roomOf = (file: string) => rooms.find((room) => file.startsWith(`${room}/`));

const subjects = Object.keys(SUBJECTS);
const subjectOf = (file: string) => /^src\/server\/commerce\/([^/]+)\//.exec(file)?.[1];

/** Imports of a file from one place to another that the table of places doesn't allow. */
const wrongImports = (
  file: string,
  placeOf: (file: string) => string | undefined,
  mayImport: (from: string, to: string) => boolean,
) => {
  const from = placeOf(file);
  return importsOf(file)
    .map((target) => ({ target, to: placeOf(target) }))
    .filter(({ to }) => from && to && to !== from && !mayImport(from, to))
    .map(({ target }) => `${file} → ${target}`);
};

describe('the import rule', () => {
  it.each(rooms)('%s imports only the rooms below it', (room) => {
    const files = sourceFiles.filter((file) => roomOf(file) === room);
    const wrong = files.flatMap((file) =>
      wrongImports(file, roomOf, (from, to) => Boolean(ROOMS[from]?.includes(to))),
    );
    expect(wrong).toEqual([]);
  });

  it('the table of rooms allows no import of a higher room', () => {
    const order = Object.keys(ROOMS);
    const up = order.flatMap((room, i) =>
      (ROOMS[room] ?? [])
        .filter((below) => order.indexOf(below) >= i)
        .map((to) => `${room} → ${to}`),
    );
    expect(up).toEqual([]);
  });

  it('every file is in a room, except those that assemble the rooms', () => {
    const homeless = sourceFiles.filter((file) => !roomOf(file));
    expect(homeless).toEqual(['src/waku.client.tsx', 'src/waku.server.tsx']);
  });

  it('nothing below src imports the demonstration, tools, scripts or the build', () => {
    const outside = /^(demo|tools|scripts|build|tests)\//;
    const wrong = sourceFiles.flatMap((file) =>
      importsOf(file)
        .filter((target) => outside.test(target))
        .map((to) => `${file} → ${to}`),
    );
    expect(wrong).toEqual([]);
  });

  it.each(subjects)('inside commerce, %s imports only the subjects below it', (subject) => {
    const files = sourceFiles.filter((file) => subjectOf(file) === subject);
    const wrong = files.flatMap((file) =>
      wrongImports(
        file,
        subjectOf,
        (from, to) => to === 'base' || Boolean(SUBJECTS[from]?.includes(to)),
      ),
    );
    expect(files).not.toEqual([]);
    expect(wrong).toEqual([]);
  });

  it('the table of subjects allows no import of a higher subject, and none that is unused', () => {
    const arrows = subjects.flatMap((from) => (SUBJECTS[from] ?? []).map((to) => ({ from, to })));
    const up = arrows.filter(({ from, to }) => subjects.indexOf(to) >= subjects.indexOf(from));
    const unused = arrows.filter(({ from, to }) =>
      sourceFiles
        .filter((file) => subjectOf(file) === from)
        .every((file) => !importsOf(file).some((target) => subjectOf(target) === to)),
    );
    expect({ up, unused }).toEqual({ up: [], unused: [] });
  });

  it('every folder of commerce has its place in the order', () => {
    const folders = new Set(sourceFiles.map(subjectOf).filter((name) => name !== undefined));
    expect([...folders].sort()).toEqual([...subjects].sort());
  });

  it('no files of commerce import each other in a circle, types included', () => {
    const files = sourceFiles.filter((file) => subjectOf(file) !== undefined);
    expect(circlesOf(files)).toEqual([]);
  });

  it('no files import each other in a circle, types included', () => {
    const all = globSync('{src,demo,build,tools,scripts}/**/*.{ts,tsx}');
    expect(circlesOf(all)).toEqual([]);
  });

  it('finds the imports of files', () => {
    expect(importsOf('src/server/edge/edge.ts').length).toBeGreaterThan(5);
    expect(importsOf('src/waku.server.tsx')).toContain('src/server/platform/workerd.ts');
  });

  it('lets only the platform room and the native hash import runtime modules', () => {
    const runtime = /from '(?:node:|@libsql|cloudflare:|nodemailer)/;
    const allowed = /^src\/server\/(platform\/|crypto\/argon2-node)/;
    const wrong = sourceFiles.filter(
      (file) => !allowed.test(file) && runtime.test(readFileSync(file, 'utf8')),
    );
    expect(wrong).toEqual([]);
  });

  it('keeps commerce, sourcing and the database out of pages, components and contract', () => {
    const wrong = sourceFiles
      .filter((file) => FRONT.some((room) => file.startsWith(`${room}/`)))
      .filter((file) => /server\/(commerce|db|sourcing|api)/.test(importsOf(file).join('\n')));
    expect(wrong).toEqual([]);
  });
});

// See docs/decisions/006: with `.ts` behind it, a server component's style is never linked.
it('imports style modules of components without their .ts', () => {
  const wrong = sourceFiles.filter(
    (file) => file.endsWith('.tsx') && /from '[^']+\.css\.ts'/.test(readFileSync(file, 'utf8')),
  );
  expect(wrong).toEqual([]);
});
