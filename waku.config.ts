import { cloudflare } from '@cloudflare/vite-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig } from 'waku/config';
import { oneStylesheet, shortNames } from './scripts/vite/one-stylesheet.ts';

const workers = process.env.CLOUDFLARE === '1';
// An isolate reads all of it before its first answer; stack traces are read through the source maps.
const server = { minify: true, rolldownOptions: { platform: 'neutral' as const } };

export default defineConfig({
  // On Node the server is our own (src/server/platform/node-server.ts), and has served the files before.
  unstable_adapter: workers ? 'waku/adapters/cloudflare' : 'waku/adapters/edge',
  ...(workers ? { distDir: 'dist-workers' } : {}),
  vite: {
    ...(process.env.VITE_CACHE_DIR ? { cacheDir: process.env.VITE_CACHE_DIR } : {}),
    build: { target: 'es2023' },
    plugins: [
      oneStylesheet(),
      vanillaExtractPlugin({ identifiers: shortNames() }),
      ...(workers
        ? [cloudflare({ viteEnvironment: { name: 'rsc', childEnvironments: ['ssr'] } })]
        : []),
    ],
    ...(workers
      ? {
          environments: {
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
      : {}),
  },
});
