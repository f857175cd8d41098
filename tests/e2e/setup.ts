import type { TestProject } from 'vitest/node';
import { renderMissing } from '../../demo/pictures/render-missing.ts';
import { startLinkRelay } from '../support/link-relay.ts';
import { TEST_SECRETS } from '../support/secrets.ts';
import { startServer } from '../support/server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    port: number;
    /** Whether the storefront under test uses a backend in another process. */
    isElsewhere: boolean;
  }
}

/** Starts one server for all browser tests. For work on a test, TEST_PORT names a running server instead. */
export default async function setup(project: TestProject) {
  project.provide('isElsewhere', false);
  if (process.env.TEST_PORT) {
    project.provide('port', Number(process.env.TEST_PORT));
    return;
  }
  // All pictures are rendered first: the search by picture needs them, and rendering would slow the tests.
  await renderMissing();
  const relay = await startLinkRelay();
  const server = await startServer('node', {
    // The same secrets as in the API tests, so that both can use one prepared database.
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
