import { cloudflare } from '@cloudflare/vite-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import type { EnvironmentOptions } from 'vite';
import { defineConfig } from 'waku/config';
import { afterFirstPaint } from './build/plugins/after-first-paint.ts';
import { bareImports } from './build/plugins/bare-imports.ts';
import { demoPictures } from './build/plugins/demo-pictures.ts';
import { inlineNames } from './build/plugins/inline-names.ts';
import { jsReport } from './build/plugins/js-report.ts';
import { leanServer } from './build/plugins/lean-server.ts';
import { noServerFunctions } from './build/plugins/no-server-functions.ts';
import { oneStylesheet, shortNames } from './build/plugins/one-stylesheet.ts';
import { plainHrefs } from './build/plugins/plain-hrefs.ts';
import { shortReferences } from './build/plugins/short-references.ts';

const workers = process.env.CLOUDFLARE === '1';
// An isolate reads all of it before its first answer; stack traces are read through the source maps.
const server = { minify: true, rolldownOptions: { platform: 'neutral' as const } };

/**
 * The scripts of a page: React, what stands around every page, and few for what is in it
 * (docs/decisions/033). A group takes with it what its modules import.
 */
const client = {
  build: {
    modulePreload: false,
    rolldownOptions: {
      // What nothing uses of them goes, also where a line of them does something.
      treeshake: {
        moduleSideEffects: [
          { test: /\/src\/(contract|i18n|components\/ui)\//, sideEffects: false },
        ],
      },
      output: {
        // Each page carries the names of what may come late: those of files that come late are a hash.
        chunkFileNames: ({ isDynamicEntry }) =>
          isDynamicEntry ? 'assets/[hash].js' : 'assets/[name]-[hash].js',
        codeSplitting: {
          groups: [
            {
              name: 'framework',
              test: /node_modules\/(react|react-dom|scheduler|react-server-dom-webpack)\/|rolldown\/runtime/,
              priority: 3,
            },
            {
              name: 'shell',
              test: /facade:src\/pages\/_layout|shared:node_modules\/waku|\/components\/(search\/search-input|shell\/page-error-boundary|form\/form|head\/found-tags|ui\/layout|widget\/support-chat|product\/product-href)\.tsx?/,
              priority: 2,
            },
            {
              name: 'pictures',
              test: /\/components\/(ui\/(picture|quantity-stepper|price)\.tsx|ui\/scroller\.css|watch-history\/late-shelf\.tsx)/,
              priority: 1,
            },
            {
              name: 'goods',
              test: /\/components\/(product\/product-cards|ui\/scroller-buttons)\.tsx/,
            },
            {
              name: 'sums',
              test: /\/(orders\/(converted-sum|money-format)|i18n\/(isolate|format))\.tsx?/,
            },
            {
              name: 'fields',
              test: /\/components\/ui\/(field|text-input|checkbox|notice|description-list)\.tsx/,
            },
            {
              // One file for what is the shopper's on every page; a visitor's has none of it.
              name: 'shopper',
              test: /\/components\/(session\/(shopper-reads|use-cart|use-profile)|shell\/signed-in-menu)\.tsx?/,
            },
            {
              name: 'choice',
              test: /facade:src\/pages\/product\.tsx|\/components\/product\/choice\/(purchase-bar|use-add-to-cart|variant-groups|quantities)\.tsx?/,
            },
          ],
        },
      },
    },
  },
} satisfies EnvironmentOptions;

export default defineConfig({
  // On Node the server is our own (src/server/platform/node/server.ts), and has served the files before.
  unstable_adapter: workers ? 'waku/adapters/cloudflare' : 'waku/adapters/edge',
  ...(workers ? { distDir: 'dist-workers' } : {}),
  vite: {
    ...(process.env.VITE_CACHE_DIR ? { cacheDir: process.env.VITE_CACHE_DIR } : {}),
    build: { target: 'es2023' },
    plugins: [
      oneStylesheet(),
      afterFirstPaint(),
      bareImports(),
      noServerFunctions(),
      plainHrefs(),
      leanServer(),
      shortReferences(),
      inlineNames(),
      jsReport(),
      demoPictures(),
      vanillaExtractPlugin({ identifiers: shortNames() }),
      ...(workers
        ? [cloudflare({ viteEnvironment: { name: 'rsc', childEnvironments: ['ssr'] } })]
        : []),
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
      : { environments: { client } }),
  },
});
