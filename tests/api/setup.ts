import type { TestProject } from 'vitest/node';
import { renderMissing } from '../../demo/pictures/render-missing.ts';
import { startLinkRelay } from '../support/link-relay.ts';
import { TEST_SECRETS } from '../support/secrets.ts';
import { startServer, type Target } from '../support/server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    port: number;
    target: 'node' | 'workers';
    /** Address of what is asked for short links. */
    linkRelay: string;
  }
}

/** One server for all API tests, on the runtime that TARGET names, with secrets that the tests know too; operators' calls move the orders. */
export default async function setup(project: TestProject) {
  const target: Target = process.env.TARGET === 'workers' ? 'workers' : 'node';
  // The search by picture knows them all, and no test shares the cores with the renderer.
  await renderMissing();
  const relay = await startLinkRelay();
  const server = await startServer(target, {
    SECRETS: TEST_SECRETS,
    FULFILMENT: 'manual',
    LINK_RELAY_URL: relay.url,
  });
  project.provide('port', server.port);
  project.provide('target', target);
  project.provide('linkRelay', relay.url);
  return async () => {
    await server.stop();
    relay.stop();
  };
}
