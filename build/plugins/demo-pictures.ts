import type { Plugin } from 'vite';
import { picturesHandler } from '../../demo/pictures/serve-pictures.ts';

/** While sources are served: answers requests for the catalogue's pictures, as the built server does. */
export function demoPictures(): Plugin {
  return {
    name: 'demo-pictures',
    apply: 'serve',
    configureServer({ middlewares, config }) {
      middlewares.use(picturesHandler(({ error }) => config.logger.error(String(error))));
    },
  };
}
