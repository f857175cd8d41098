import type { Plugin } from 'vite';

/** While sources are served: answers requests for the catalogue's pictures, as the built server does. */
export function demoPictures(): Plugin {
  return {
    name: 'demo-pictures',
    apply: 'serve',
    async configureServer({ middlewares, config }) {
      const { picturesHandler } = await import('../../demo/pictures/serve-pictures.ts');
      middlewares.use(picturesHandler(({ error }) => config.logger.error(String(error))));
    },
  };
}
