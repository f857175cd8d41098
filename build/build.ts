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
import path from 'node:path';
import { servedFiles } from '../demo/pictures/picture-files.ts';
import { plannedPictures, renderMissing } from '../demo/pictures/render-missing.ts';
import { headersFile } from '../src/server/platform/public-files.ts';
import { progressBar } from '../tools/servers/progress.ts';
import { runPackage } from '../tools/servers/run.ts';
import { precompress } from './precompress.ts';
import { newBuildFolder, publishBuild } from './publish-build.ts';
import { copyRenderer } from './reference-renderer.ts';
import { checkWorkerSize } from './worker-size.ts';

/** The sources of a build. If one of them changes, the build is out of date. */
const SOURCES = [
  'src/**/*',
  'locales/**/*',
  'waku.config.ts',
  'wrangler.toml',
  'build/**/*',
  'package-lock.json',
  'public/*',
  'public/brand/**/*',
  'public/reference/start.js',
];
/** A Workers build also contains the pictures, because a Worker can't render them. */
const PICTURE_SOURCES = ['demo/pictures/*', 'demo/catalogue/**/*'];

type Target = 'node' | 'workers';

function sourceStamp(target: Target): string {
  const hash = createHash('sha256');
  const sources = target === 'workers' ? [...SOURCES, ...PICTURE_SOURCES] : SOURCES;
  const files = globSync(sources, { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `${entry.parentPath}/${entry.name}`)
    .sort();
  if (target === 'workers') hash.update(process.env.DEMO_GOODS ?? '');
  for (const file of files) hash.update(file).update(readFileSync(file));
  return hash.digest('hex');
}

/** Copies the locales' texts to the folder from which they are served as files. */
export function copyLocales(): void {
  rmSync('public/locales', { recursive: true, force: true });
  for (const locale of readdirSync('locales')) {
    for (const name of ['common.json', 'desk.json']) {
      const file = `locales/${locale}/${name}`;
      if (existsSync(file)) cpSync(file, `public/${file}`);
    }
  }
}

/** Renders the planned pictures that are missing. Copies all planned ones into a folder, at the paths of their URLs. */
async function copyPictures(folder: string): Promise<void> {
  await renderMissing({ onProgress: progressBar('Pictures') });
  for (const { urlPath, file } of servedFiles(plannedPictures()))
    cpSync(file, path.join(folder, urlPath));
}

/**
 * Builds for Node or for Workers. Does nothing if no source has changed since the last build,
 * unless forced. A build for Node goes into a new folder and then replaces the last one in one step, so
 * that a server that still runs from the last one is not affected.
 */
export async function build(target: Target, { force = false } = {}): Promise<void> {
  const dist = target === 'node' ? 'dist' : 'dist-workers';
  const stamp = sourceStamp(target);
  const stampFile = `${dist}/stamp.txt`;
  if (!force && existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return;
  copyLocales();
  await copyRenderer();
  if (target === 'workers') {
    rmSync(dist, { recursive: true, force: true });
    await buildInto(dist, target, stamp);
  } else {
    const folder = newBuildFolder();
    await buildInto(folder, target, stamp);
    publishBuild(folder, dist);
  }
}

async function buildInto(dist: string, target: Target, stamp: string): Promise<void> {
  // The build is always the production build, whatever NODE_ENV this process has.
  const environment = {
    NODE_ENV: 'production',
    CLOUDFLARE: target === 'workers' ? '1' : '',
    DIST_DIR: dist,
  };
  await runPackage('waku', ['build'], environment);
  // Cloudflare compresses its responses itself.
  if (target === 'node') await precompress(`${dist}/public`);
  else {
    await copyPictures(`${dist}/public`);
    writeFileSync(`${dist}/public/_headers`, headersFile());
    checkWorkerSize();
  }
  writeFileSync(`${dist}/stamp.txt`, stamp);
}

if (import.meta.main)
  await build(process.argv.includes('--workers') ? 'workers' : 'node', { force: true });
