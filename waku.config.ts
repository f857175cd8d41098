import path from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import type { EnvironmentOptions } from 'vite';
import { defineConfig } from 'waku/config';
import { afterFirstPaint } from './build/plugins/after-first-paint.ts';
import { devServer } from './build/plugins/dev-server.ts';
import { jsReport } from './build/plugins/js-report.ts';
import { oneStylesheet } from './build/plugins/one-stylesheet.ts';

/** Loaded only where it is needed: it brings all of wrangler. */
async function cloudflare() {
  const plugin = await import('@cloudflare/vite-plugin');
  return plugin.cloudflare({ viteEnvironment: { name: 'rsc', childEnvironments: ['ssr'] } });
}

/** How many pages and islands use a module of ours before it comes in the file of shared modules. */
const LEAST_SHARES = 5;

/**
 * What `npm run dev` compiles while it prepares the catalogue: what the first page needs. Vite would compile each module
 * only when the one that imports it runs.
 */
const preTransformRequests = true;
const warmed = {
  warmup: ['./src/waku.server.tsx', './src/pages/_layout.tsx', './src/pages/index.tsx'],
  preTransformRequests,
};

const workers = process.env.CLOUDFLARE === '1';
// An isolate reads all of it before its first answer; stack traces are read through the source maps.
const server = { minify: true, rolldownOptions: { platform: 'neutral' as const } };

/**
 * A page's scripts come in few files (docs/decisions/033): the framework, which changes rarely, what
 * several pages share, and the rest as the bundler divides it. The formats of numbers and dates stay
 * apart: many islands use them, but no page needs them before a shopper does something.
 */
const client = {
  build: {
    modulePreload: false,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            {
              name: 'framework',
              test: /node_modules[\\/](react|react-dom|scheduler|react-server-dom-webpack|waku)[\\/]/,
              priority: 1,
            },
            {
              name: 'shared',
              test: /^(?!.*node_modules).*[\\/]src[\\/](?!i18n|components[\\/]money)/,
              minShareCount: LEAST_SHARES,
            },
          ],
        },
      },
    },
  },
} satisfies EnvironmentOptions;

/**
 * On Node, React's renderer for Node: it writes strings into one buffer, where the one for the edge,
 * which the framework names, encodes each string for itself, a tenth of a page's CPU
 * (docs/framework.md).
 */
const nodeRenderer = { 'react-dom/server.edge': 'react-dom/server.node' };

/**
 * Folders without sources. Waku reads all pages again after any change of a watched file, and a running server writes
 * pictures and its database all the time. The compiler of styles has a watcher of its own, which sees these options
 * only here, not in a plugin.
 */
const notWatched = [
  '.bench',
  '.builds',
  '.pictures',
  'data',
  'dist',
  'docs',
  'public',
  'shots',
  'tests',
].map((folder) => path.join(import.meta.dirname, folder, '**'));

export default defineConfig({
  // On Node the server is our own (src/server/platform/node/server.ts), and has served the files before.
  unstable_adapter: workers ? 'waku/adapters/cloudflare' : 'waku/adapters/edge',
  ...(process.env.DIST_DIR ? { distDir: process.env.DIST_DIR } : {}),
  vite: {
    ...(process.env.VITE_CACHE_DIR ? { cacheDir: process.env.VITE_CACHE_DIR } : {}),
    build: { target: 'es2023' },
    server: { watch: { ignored: notWatched } },
    ...(workers ? {} : { resolve: { alias: nodeRenderer } }),
    plugins: [
      oneStylesheet(),
      afterFirstPaint(),
      jsReport(),
      devServer(),
      vanillaExtractPlugin(),
      ...(workers ? [await cloudflare()] : []),
    ],
    ...(workers
      ? {
          environments: {
            client,
            rsc: {
              optimizeDeps: { include: ['hono/tiny'] },
              build: server,
            },
            ssr: {
              optimizeDeps: { include: ['waku > rsc-html-stream/server'] },
              build: server,
            },
          },
        }
      : { environments: { client, rsc: { dev: warmed }, ssr: { dev: { preTransformRequests } } } }),
  },
});
