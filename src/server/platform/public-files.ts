/** How browsers and shared caches may cache the files of `public` and of the build. */
const HOUR = 3600;
const DAY = 24 * HOUR;

/** For files with a hash of their content in the name: such a file never changes. */
const FOREVER = `public, max-age=${365 * DAY}, immutable`;
/** For files that may change under their name: cached for a while, then served stale while revalidated. */
const cachedFor = (seconds: number) =>
  `public, max-age=${seconds}, stale-while-revalidate=${7 * DAY}`;

type FileRule = {
  cacheControl: string;
  /** Pictures are also shown on other origins: by a storefront with this backend, in mails, in link previews. */
  anywhere?: true;
  /** Where the ending of its name does not tell it. */
  type?: string;
};

/** By path; `/*` at the end stands for a folder that holds only files. */
const RULES: Record<string, FileRule> = {
  '/assets/*': { cacheControl: FOREVER },
  // They rarely change, and an old picture of a good is still right.
  '/goods/*': { cacheControl: cachedFor(30 * DAY), anywhere: true },
  '/brand/*': { cacheControl: cachedFor(HOUR), anywhere: true },
  '/locales/*': { cacheControl: cachedFor(HOUR) },
  '/plain.css': { cacheControl: cachedFor(HOUR) },
  '/sandbox-card.css': { cacheControl: cachedFor(HOUR) },
  '/speculation-rules.json': {
    cacheControl: cachedFor(HOUR),
    type: 'application/speculationrules+json',
  },
  // A browser must learn of a new service worker at once.
  '/sw.js': { cacheControl: 'no-cache' },
};

/** For every file: browsers must not guess another type. */
const ALWAYS = { 'x-content-type-options': 'nosniff' };

const headersOf = ({ cacheControl, anywhere, type }: FileRule): Record<string, string> => ({
  'cache-control': cacheControl,
  ...(type && { 'content-type': type }),
  'cross-origin-resource-policy': anywhere ? 'cross-origin' : 'same-origin',
});

const FOLDERS = Object.keys(RULES)
  .filter((path) => path.endsWith('/*'))
  .map((path) => path.slice(0, -1));

/** Whether a path is in a folder of files, where no page is; the file need not exist. */
export function isFilePath(path: string): boolean {
  return FOLDERS.some((folder) => path.startsWith(folder));
}

/** Headers of a file by its path; undefined where no file can be. */
export function fileHeaders(path: string): Record<string, string> | undefined {
  const folder = FOLDERS.find((one) => path.startsWith(one));
  const rule = RULES[folder ? `${folder}*` : path];
  return rule && { ...ALWAYS, ...headersOf(rule) };
}

/** The same as Cloudflare's file `_headers`: Cloudflare serves files before it calls the Worker. */
export function headersFile(): string {
  const section = (path: string, headers: Record<string, string>) =>
    [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n');
  const sections = [
    section('/*', ALWAYS),
    ...Object.entries(RULES).map(([path, rule]) => section(path, headersOf(rule))),
  ];
  return `${sections.join('\n\n')}\n`;
}
