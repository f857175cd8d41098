import { existsSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Plugin } from 'vite';
import { picturesHandler } from '../../demo/pictures/serve-pictures.ts';

const LOOK_EVERY_MS = 100;

/**
 * For `npm run dev`: answers requests for the catalogue's pictures, as the built server does, and lets
 * requests wait until the database is filled, which happens while this server starts. The file
 * PREPARED_FILE is created then.
 */
export function devServer(): Plugin {
  const prepared = process.env.PREPARED_FILE;
  const untilPrepared = async () => {
    while (prepared && !existsSync(prepared)) await sleep(LOOK_EVERY_MS);
  };
  return {
    name: 'dev-server',
    apply: 'serve',
    configureServer({ middlewares, config }) {
      middlewares.use(picturesHandler(({ error }) => config.logger.error(String(error))));
      middlewares.use((_request, _response, next) => void untilPrepared().then(() => next()));
    },
  };
}
