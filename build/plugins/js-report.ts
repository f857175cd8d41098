import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Plugin, Rolldown } from 'vite';

const PAGES = path.join(import.meta.dirname, '../../src/pages');
const KB = 1024;

/**
 * The limit of a page's scripts in kilobytes (gzip): docs/decisions/033. `tests/e2e/pages.test.ts`
 * measures these two pages in a browser.
 */
const PAGE_LIMITS: Readonly<Record<string, number>> = { '/': 110, '/product': 110 };
/** The limit of all other pages, in kilobytes (gzip). */
const DEFAULT_PAGE_LIMIT = 130;
/** The limit of the scripts that a lazy island adds, in kilobytes (gzip). */
const ISLAND_LIMIT = 32;
/**
 * The limits of islands that only one page of the desk loads and no shop does: the editor of articles, a
 * library for rich text.
 */
const ISLAND_LIMITS: Readonly<Record<string, number>> = { 'visual-editor': 140 };

/** The layouts that every page has. */
const ROOT_LAYOUTS = ['/_root', '/_layout'];

type Weight = { gzip: number; brotli: number };
type Chunks = ReadonlyMap<string, Rolldown.OutputChunk>;

const isClient = (id: string) => /^['"]use client['"]/.test(readFileSync(id, 'utf8'));
const isModule = (id: string) => id.startsWith('/') && /\.[jt]sx?$/.test(id);

/** The route of a page's file. */
const routeOf = (file: string) =>
  `/${path.relative(PAGES, file).replace(/\.tsx$/, '')}`.replace(/\/index$/, '') || '/';

/** The names of the given chunks and of all their static imports, added to `found`. */
function withImports(
  chunks: Chunks,
  names: Iterable<string>,
  found = new Set<string>(),
): Set<string> {
  for (const name of names) {
    const chunk = chunks.get(name);
    if (!chunk || found.has(name)) continue;
    found.add(name);
    withImports(chunks, chunk.imports, found);
  }
  return found;
}

/** The size of each chunk, compressed once, because pages share chunks. */
function weights(chunks: Chunks): ReadonlyMap<string, Weight> {
  const all = [...chunks].map(([name, { code }]) => {
    return [
      name,
      { gzip: gzipSync(code).length, brotli: brotliCompressSync(code).length },
    ] as const;
  });
  return new Map(all);
}

const line = (name: string, { gzip, brotli }: Weight, files: number) =>
  `  ${name.padEnd(36)} ${(gzip / KB).toFixed(1).padStart(7)} ${(brotli / KB).toFixed(1).padStart(7)} ${String(files).padStart(6)}`;

type ModuleInfos = Pick<Rolldown.PluginContext, 'getModuleInfo'>;

/** The client modules that a page imports statically. */
function clientModules(infos: ModuleInfos, id: string, seen = new Set<string>()): Set<string> {
  const found = new Set<string>();
  seen.add(id);
  for (const next of infos.getModuleInfo(id)?.importedIds ?? []) {
    if (seen.has(next) || !isModule(next)) continue;
    if (isClient(next)) found.add(next);
    else for (const one of clientModules(infos, next, seen)) found.add(one);
  }
  return found;
}

/** A page or a lazy island: the chunks that it loads, and its limit in kilobytes (gzip). */
type Row = { name: string; chunks: ReadonlySet<string>; limit: number };
/** The files of pages and layouts, each with its client modules. */
type Pages = ReadonlyMap<string, ReadonlySet<string>>;

/** Finds the chunks of modules. */
function chunkFinder(chunks: Chunks) {
  const chunkOfModule = new Map<string, string>();
  for (const [name, chunk] of chunks)
    for (const id of Object.keys(chunk.modules)) chunkOfModule.set(id, name);
  return (ids: Iterable<string>) => [...ids].flatMap((id) => chunkOfModule.get(id) ?? []);
}

const layoutsOf = (pages: Pages) =>
  [...pages].filter(([file]) => /\/_(root|layout)\.tsx$/.test(file));

const entriesOf = (chunks: Chunks): string[] =>
  [...chunks.values()].filter(({ isEntry }) => isEntry).map(({ fileName }) => fileName);

function pageRows(chunks: Chunks, pages: Pages): Row[] {
  const chunksOf = chunkFinder(chunks);
  const layouts = layoutsOf(pages);
  return [...pages].flatMap(([file, pageModules]) => {
    const name = routeOf(file);
    // A layout or a component, not a page.
    if (name.includes('/_')) return [];
    const pageLayouts = layouts.filter(([layout]) => file.startsWith(`${path.dirname(layout)}/`));
    const modules = [pageModules, ...pageLayouts.map(([, ids]) => ids)].flatMap((ids) => [...ids]);
    const loaded = withImports(chunks, [...entriesOf(chunks), ...chunksOf(modules)]);
    return { name, chunks: loaded, limit: PAGE_LIMITS[name] ?? DEFAULT_PAGE_LIMIT };
  });
}

/** What each lazy island adds to a page. */
function islandRows(chunks: Chunks, pages: Pages): Row[] {
  const rootLayouts = layoutsOf(pages).filter(([file]) => ROOT_LAYOUTS.includes(routeOf(file)));
  const rootChunks = chunkFinder(chunks)(rootLayouts.flatMap(([, ids]) => [...ids]));
  const loadedByEveryPage = withImports(chunks, [...entriesOf(chunks), ...rootChunks]);
  return [...chunks.values()]
    .filter((chunk) => chunk.isDynamicEntry && !loadedByEveryPage.has(chunk.fileName))
    .map(({ fileName, name }) => ({
      name,
      chunks: withImports(chunks, [fileName]).difference(loadedByEveryPage),
      limit: ISLAND_LIMITS[name] ?? ISLAND_LIMIT,
    }));
}

/**
 * The lines of the report (script sizes of each page and each lazy island), and a message for each
 * that is over its limit.
 */
function report(chunks: Chunks, pages: Pages) {
  const weightOf = weights(chunks);
  const weighed = (row: Row) => {
    const all = [...row.chunks].map((name) => weightOf.get(name) ?? { gzip: 0, brotli: 0 });
    return {
      ...row,
      gzip: all.reduce((sum, { gzip }) => sum + gzip, 0),
      brotli: all.reduce((sum, { brotli }) => sum + brotli, 0),
    };
  };
  const lineOf = (row: Row & Weight) => line(row.name, row, row.chunks.size);
  const ofPages = pageRows(chunks, pages).map(weighed);
  const ofIslands = islandRows(chunks, pages).map(weighed);
  return {
    lines: [
      `  ${'JavaScript of a page, KB'.padEnd(40)} gzip  brotli  files`,
      ...ofPages.map(lineOf),
      '  Lazy islands, KB that each adds to a page',
      ...ofIslands.map(lineOf),
    ],
    overLimit: [...ofPages, ...ofIslands]
      .filter(({ gzip, limit }) => gzip > limit * KB)
      .map(({ name, limit }) => `${name} has more than ${limit} KB of JavaScript`),
  };
}

/** Prints the script sizes of a build. Fails the build if a page or a lazy island is over its limit. */
export function jsReport(): Plugin {
  /** The client modules of each page, collected while the server is built. */
  const pages = new Map<string, ReadonlySet<string>>();
  return {
    name: 'js-report',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        if (this.environment.name === 'rsc') {
          const files = [...this.getModuleIds()].filter((id) => id.startsWith(PAGES));
          for (const id of files.filter((file) => file.endsWith('.tsx')).sort())
            pages.set(id, clientModules(this, id));
        }
        if (this.environment.name !== 'client' || pages.size === 0) return;
        const files = Object.values(bundle).filter((file) => file.type === 'chunk');
        const { lines, overLimit } = report(
          new Map(files.map((one) => [one.fileName, one])),
          pages,
        );
        console.log(lines.join('\n'));
        if (overLimit.length > 0) this.error(overLimit.join('; '));
      },
    },
  };
}
