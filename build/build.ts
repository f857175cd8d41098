import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  globSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { headersFile } from '../src/server/platform/public-files.ts';
import { run } from '../tools/servers/run.ts';
import { precompress } from './precompress.ts';
import { checkWorkerSize } from './worker-size.ts';

/** Everything a build is made of: a change of any of these makes the build stale. */
const SOURCES = [
  'src/**/*',
  'locales/**/*',
  'waku.config.ts',
  'wrangler.toml',
  'build/**/*',
  'package-lock.json',
  'demo/pictures/*',
  'public/*',
  'public/brand/**/*',
];

function sourceStamp(): string {
  const hash = createHash('sha256');
  const files = globSync(SOURCES, { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `${entry.parentPath}/${entry.name}`)
    .sort();
  for (const file of files) hash.update(file).update(readFileSync(file));
  return hash.digest('hex');
}

/** Pictures of the catalogue and the locale files that are also served. */
export async function prepare(): Promise<void> {
  await run('node', ['demo/pictures/pictures.ts']);
  rmSync('public/locales', { recursive: true, force: true });
  for (const locale of readdirSync('locales')) {
    cpSync(`locales/${locale}/common.json`, `public/locales/${locale}/common.json`);
  }
}

/** Builds for Node, or for Workers; does nothing when the sources are those of the last build. */
export async function build(target: 'node' | 'workers', { force = false } = {}): Promise<void> {
  const dist = target === 'node' ? 'dist' : 'dist-workers';
  const stampFile = `${dist}/stamp.txt`;
  const stamp = sourceStamp();
  if (!force && existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return;
  await prepare();
  rmSync(dist, { recursive: true, force: true });
  // A build is the production build, whatever this process runs as.
  const environment = { NODE_ENV: 'production', CLOUDFLARE: target === 'workers' ? '1' : '' };
  await run('npx', ['waku', 'build'], environment);
  // Cloudflare compresses what it serves by itself.
  if (target === 'node') await precompress(`${dist}/public`);
  else {
    writeFileSync(`${dist}/public/_headers`, headersFile());
    checkWorkerSize();
  }
  writeFileSync(stampFile, stamp);
}

if (import.meta.main)
  await build(process.argv.includes('--workers') ? 'workers' : 'node', { force: true });
