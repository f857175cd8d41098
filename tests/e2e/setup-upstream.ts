import type { TestProject } from 'vitest/node';
import { renderMissing } from '../../demo/pictures/render-missing.ts';
import { limitPictures } from '../../tools/test/few-pictures.ts';
import { startLinkRelay } from '../support/link-relay.ts';
import { STOREFRONT_TOKEN, startServer } from '../support/server.ts';

/** Starts two servers: a backend, and the storefront under test, which has no database and uses the backend. */
export default async function setup(project: TestProject) {
  limitPictures();
  // The pictures that tests search for, before a test waits for them.
  await renderMissing();
  const relay = await startLinkRelay();
  const backend = await startServer('node', {
    FULFILMENT: 'manual',
    LINK_RELAY_URL: relay.url,
  });
  const API_UPSTREAM = `http://${STOREFRONT_TOKEN}@127.0.0.1:${backend.port}`;
  const storefront = await startServer('node', { API_UPSTREAM }).catch(async (error) => {
    await backend.stop();
    throw error;
  });
  project.provide('port', storefront.port);
  project.provide('hasRemoteBackend', true);
  return async () => {
    await storefront.stop();
    await backend.stop();
    relay.stop();
  };
}
