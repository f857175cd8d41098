import type { TestProject } from 'vitest/node';
import { renderMissing } from '../../demo/pictures/render-missing.ts';
import { limitPictures } from '../../tools/test/few-pictures.ts';
import { type ProvidedProviders, startProviders } from '../support/gateways/both-providers.ts';
import { startOpenId } from '../support/gateways/openid.ts';
import { startPushBox } from '../support/gateways/push-box.ts';
import { startRatesForServers } from '../support/gateways/rates.ts';
import { startLinkRelay } from '../support/link-relay.ts';
import { startServer, type Target } from '../support/server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    port: number;
    /** Stand-ins for payment providers. */
    providers: ProvidedProviders;
    target: 'node' | 'workers';
    /** The URL of the server that stands in for short-link hosts. */
    linkRelay: string;
    /** The URL of the server that stands in for push services. */
    pushBox: string;
    /** The origin of the stand-in for providers with which shoppers sign in. */
    openId: string;
  }
}

/**
 * One server for all API tests, on the runtime in TARGET, with secrets known to the tests.
 * No simulator runs: orders advance only by operators' calls.
 */
export default async function setup(project: TestProject) {
  const target: Target = process.env.TARGET === 'workers' ? 'workers' : 'node';
  limitPictures();
  // First renders the pictures that the tests search for, so that no test waits for them.
  await renderMissing();
  const relay = await startLinkRelay();
  const providers = await startProviders();
  const rates = await startRatesForServers();
  const pushBox = await startPushBox();
  const openId = await startOpenId();
  const server = await startServer(target, {
    FULFILMENT: 'manual',
    LINK_RELAY_URL: relay.url,
    PUSH_SERVICES: pushBox.url,
    SIGN_IN_PROVIDERS: openId.origin,
    ...providers.environment,
    ...rates.environment,
  });
  project.provide('providers', providers.provided);
  project.provide('port', server.port);
  project.provide('target', target);
  project.provide('linkRelay', relay.url);
  project.provide('pushBox', pushBox.url);
  project.provide('openId', openId.origin);
  return async () => {
    await server.stop();
    relay.stop();
    pushBox.stop();
    openId.stop();
    await providers.stop();
    await rates.stop();
  };
}
