import type { TestProject } from 'vitest/node';
import { renderMissing } from '../../demo/pictures/render-missing.ts';
import { startLinkRelay } from '../support/link-relay.ts';
import { TEST_SECRETS } from '../support/secrets.ts';
import { STOREFRONT_TOKEN, startServer } from '../support/server.ts';

/** Two servers: a backend, and the storefront under test, which has no database and asks it for everything. */
export default async function setup(project: TestProject) {
  // The search by picture knows them all, and no test shares the cores with the renderer.
  await renderMissing();
  const relay = await startLinkRelay();
  const backend = await startServer('node', {
    SECRETS: TEST_SECRETS,
    FULFILMENT: 'manual',
    LINK_RELAY_URL: relay.url,
  });
  const API_UPSTREAM = `http://${STOREFRONT_TOKEN}@127.0.0.1:${backend.port}`;
  const storefront = await startServer('node', { API_UPSTREAM }).catch(async (error) => {
    await backend.stop();
    throw error;
  });
  project.provide('port', storefront.port);
  project.provide('isElsewhere', true);
  return async () => {
    await storefront.stop();
    await backend.stop();
    relay.stop();
  };
}
