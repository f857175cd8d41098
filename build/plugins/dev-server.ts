import { existsSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Plugin } from 'vite';
import { picturesHandler } from '../../demo/pictures/serve-pictures.ts';

const POLL_MS = 100;

/**
 * For `npm run dev`: serves the catalogue's pictures, as the built server does. All other requests
 * wait until another process has filled the database and created the file that the variable
 * PREPARED_FILE names, if it is set.
 */
export function devServer(): Plugin {
  const prepared = process.env.PREPARED_FILE;
  const untilPrepared = async () => {
    while (prepared && !existsSync(prepared)) await sleep(POLL_MS);
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
