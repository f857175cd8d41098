import type { TestProject } from 'vitest/node';
import { renderMissing } from '../../demo/pictures/render-missing.ts';
import { startLinkRelay } from '../support/link-relay.ts';
import { TEST_SECRETS } from '../support/secrets.ts';
import { startServer } from '../support/server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    port: number;
    /** Whether the storefront under test asks a backend in another process. */
    isElsewhere: boolean;
  }
}

/** One server for all browser tests. While a test is written, TEST_PORT names a server that runs already. */
export default async function setup(project: TestProject) {
  project.provide('isElsewhere', false);
  if (process.env.TEST_PORT) {
    project.provide('port', Number(process.env.TEST_PORT));
    return;
  }
  // The search by picture knows them all, and no test shares the cores with the renderer.
  await renderMissing();
  const relay = await startLinkRelay();
  const server = await startServer('node', {
    // As the API tests have them, so that one prepared database serves both.
    SECRETS: TEST_SECRETS,
    FULFILMENT: 'manual',
    LINK_RELAY_URL: relay.url,
  });
  project.provide('port', server.port);
  return async () => {
    await server.stop();
    relay.stop();
  };
}
