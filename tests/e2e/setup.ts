import type { TestProject } from 'vitest/node';
import { renderMissing } from '../../demo/pictures/render-missing.ts';
import { limitPictures } from '../../tools/test/few-pictures.ts';
import { type ProvidedProviders, startProviders } from '../support/gateways/both-providers.ts';
import { startOpenId } from '../support/gateways/openid.ts';
import { startRatesForServers } from '../support/gateways/rates.ts';
import { startLinkRelay } from '../support/link-relay.ts';
import { startServer } from '../support/server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    port: number;
    /** Stand-ins for payment providers. */
    providers: ProvidedProviders;
    /** Whether the storefront under test uses a backend in another process. */
    hasRemoteBackend: boolean;
    /** The origin of the stand-in for providers with which shoppers sign in. */
    openId: string;
  }
}

/** Starts one server for all browser tests. For work on a test, TEST_PORT names a running server instead. */
export default async function setup(project: TestProject) {
  project.provide('hasRemoteBackend', false);
  if (process.env.TEST_PORT) {
    project.provide('port', Number(process.env.TEST_PORT));
    return;
  }
  limitPictures();
  // The pictures that tests search for, before a test waits for them.
  await renderMissing();
  const relay = await startLinkRelay();
  const providers = await startProviders();
  const rates = await startRatesForServers();
  const openId = await startOpenId();
  const server = await startServer('node', {
    FULFILMENT: 'manual',
    LINK_RELAY_URL: relay.url,
    SIGN_IN_PROVIDERS: openId.origin,
    ...providers.environment,
    ...rates.environment,
  });
  project.provide('providers', providers.provided);
  project.provide('port', server.port);
  project.provide('openId', openId.origin);
  return async () => {
    await server.stop();
    relay.stop();
    await providers.stop();
    await rates.stop();
    openId.stop();
  };
}
