/** How the files of `public` and of the build are kept by browsers and shared caches. */
const HOUR = 3600;
const DAY = 24 * HOUR;

/** The content's hash stands in the name: another content is another file. */
const FOREVER = `public, max-age=${365 * DAY}, immutable`;
/** A name stays and its content may change: kept for a while, and shown while it is asked for anew. */
const keptFor = (seconds: number) =>
  `public, max-age=${seconds}, stale-while-revalidate=${7 * DAY}`;

type Kept = {
  cacheControl: string;
  /** Pictures are also shown elsewhere: by a storefront whose backend this is, in mails, in previews of links. */
  anywhere?: true;
  /** Where its name does not tell. */
  type?: string;
};

/** By path, where `/*` at the end stands for a folder that holds files only. */
const KEPT: Record<string, Kept> = {
  '/assets/*': { cacheControl: FOREVER },
  // Another way to draw them is rare, and an old picture of a good is still one of it.
  '/goods/*': { cacheControl: keptFor(30 * DAY), anywhere: true },
  '/brand/*': { cacheControl: keptFor(HOUR), anywhere: true },
  '/locales/*': { cacheControl: keptFor(HOUR) },
  '/plain.css': { cacheControl: keptFor(HOUR) },
  '/sandbox-card.css': { cacheControl: keptFor(HOUR) },
  '/speculation-rules.json': {
    cacheControl: keptFor(HOUR),
    type: 'application/speculationrules+json',
  },
  // A browser must hear of a new worker, whatever it keeps.
  '/sw.js': { cacheControl: 'no-cache' },
};

/** Of every file: its type is what is said, not what its bytes look like. */
const ALWAYS = { 'x-content-type-options': 'nosniff' };

const headersOf = ({ cacheControl, anywhere, type }: Kept): Record<string, string> => ({
  'cache-control': cacheControl,
  ...(type && { 'content-type': type }),
  'cross-origin-resource-policy': anywhere ? 'cross-origin' : 'same-origin',
});

const FOLDERS = Object.keys(KEPT)
  .filter((path) => path.endsWith('/*'))
  .map((path) => path.slice(0, -1));

/** Whether a path is that of a file, be it there or not: no page lives in a folder of files. */
export function isFilePath(path: string): boolean {
  return FOLDERS.some((folder) => path.startsWith(folder));
}

/** What a file at a path is answered with; undefined where none can be. */
export function fileHeaders(path: string): Record<string, string> | undefined {
  const folder = FOLDERS.find((one) => path.startsWith(one));
  const kept = KEPT[folder ? `${folder}*` : path];
  return kept && { ...ALWAYS, ...headersOf(kept) };
}

/** The same for Cloudflare, which serves the files before the worker is asked: its file `_headers`. */
export function headersFile(): string {
  const section = (path: string, headers: Record<string, string>) =>
    [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n');
  const sections = [
    section('/*', ALWAYS),
    ...Object.entries(KEPT).map(([path, kept]) => section(path, headersOf(kept))),
  ];
  return `${sections.join('\n\n')}\n`;
}
