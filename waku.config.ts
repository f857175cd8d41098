import { cloudflare } from '@cloudflare/vite-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig } from 'waku/config';
import { oneStylesheet, shortNames } from './scripts/vite/one-stylesheet.ts';

const workers = process.env.CLOUDFLARE === '1';

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
              build: { rolldownOptions: { platform: 'neutral' } },
            },
            ssr: {
              optimizeDeps: { include: ['waku > rsc-html-stream/server'] },
              build: { rolldownOptions: { platform: 'neutral' } },
            },
          },
        }
      : {}),
  },
});
