const HOUR_SECONDS = 3600;
const DAY_SECONDS = 24 * HOUR_SECONDS;

/** HSTS: for a year, browsers use only https for this host and its subdomains. */
export const STRICT_TRANSPORT = 'max-age=31536000; includeSubDomains';

/** `Cache-Control` of files with a hash of their content in the name: such a file never changes. */
const CACHED_FOREVER = `public, max-age=${365 * DAY_SECONDS}, immutable`;
/**
 * `Cache-Control` of files whose content may change. After `seconds`, a cache may serve the old file for
 * 7 more days while it fetches the new one.
 */
const cachedFor = (seconds: number) =>
  `public, max-age=${seconds}, stale-while-revalidate=${7 * DAY_SECONDS}`;

type FileRule = {
  cacheControl: string;
  /** Whether other origins may show the file: a storefront with this backend, mails, link previews. */
  crossOrigin?: true;
  /** The content type, if it differs from the one in `TYPES` for the file name extension. */
  type?: string;
  /** The content security policy of the file; `DEFAULT_POLICY` by default. */
  policy?: string;
};

/** Headers of the files of `public` and of the build, by path. `/*` at the end stands for a folder with only files. */
const RULES: Record<string, FileRule> = {
  '/assets/*': { cacheControl: CACHED_FOREVER },
  // These pictures rarely change, and an older one is still correct.
  '/goods/*': { cacheControl: cachedFor(30 * DAY_SECONDS), crossOrigin: true },
  '/brand/*': { cacheControl: cachedFor(HOUR_SECONDS), crossOrigin: true },
  '/locales/*': { cacheControl: cachedFor(HOUR_SECONDS) },
  '/reference/*': { cacheControl: cachedFor(HOUR_SECONDS) },
  '/plain.css': { cacheControl: cachedFor(HOUR_SECONDS) },
  '/sandbox-card.css': { cacheControl: cachedFor(HOUR_SECONDS) },
  '/speculation-rules.json': {
    cacheControl: cachedFor(HOUR_SECONDS),
    type: 'application/speculationrules+json',
  },
  // A browser must learn of a new service worker at once.
  '/sw.js': { cacheControl: 'no-cache', policy: "default-src 'self'; frame-ancestors 'none'" },
};

/** The content security policy of a file that is opened by itself: only inline styles, and no frames. */
const DEFAULT_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox";

/**
 * For every file: browsers must not guess another type, use only https, and send other sites only the
 * origin as referrer.
 */
const COMMON_HEADERS = {
  'x-content-type-options': 'nosniff',
  'strict-transport-security': STRICT_TRANSPORT,
  'referrer-policy': 'strict-origin-when-cross-origin',
};

/** Content types of texts, with their encoding, by file name extension. */
const TYPES: Readonly<Record<string, string>> = {
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json; charset=utf-8',
  svg: 'image/svg+xml; charset=utf-8',
};

function headersOf(path: string, rule: FileRule): Record<string, string> {
  const { cacheControl, crossOrigin, policy } = rule;
  const type = rule.type ?? TYPES[/\.(\w+)$/.exec(path)?.[1] ?? ''];
  return {
    'cache-control': cacheControl,
    ...(type && { 'content-type': type }),
    'content-security-policy': policy ?? DEFAULT_POLICY,
    'cross-origin-resource-policy': crossOrigin ? 'cross-origin' : 'same-origin',
  };
}

const FOLDERS = Object.keys(RULES)
  .filter((path) => path.endsWith('/*'))
  .map((path) => path.slice(0, -1));

/** Whether a path is in a folder that holds only files, no pages. The file need not exist. */
export function isFilePath(path: string): boolean {
  return FOLDERS.some((folder) => path.startsWith(folder));
}

/** Headers of a file by its path; undefined if the path is not one of a file. */
export function fileHeaders(path: string): Record<string, string> | undefined {
  const folder = FOLDERS.find((one) => path.startsWith(one));
  const rule = RULES[folder ? `${folder}*` : path];
  return rule && { ...COMMON_HEADERS, ...headersOf(path, rule) };
}

/**
 * The same rules as a `_headers` file: Cloudflare serves files without calling the Worker. A rule for a
 * folder has no content type here; Cloudflare sets it, with the encoding of texts.
 */
export function headersFile(): string {
  const section = (path: string, headers: Record<string, string>) =>
    [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n');
  const sections = [
    section('/*', COMMON_HEADERS),
    ...Object.entries(RULES).map(([path, rule]) => section(path, headersOf(path, rule))),
  ];
  return `${sections.join('\n\n')}\n`;
}
