import type { TestProject } from 'vitest/node';
import { startServer, type Target } from '../support/server.ts';
import { TEST_SECRETS } from './support/secrets.ts';

declare module 'vitest' {
  interface ProvidedContext {
    port: number;
    target: 'node' | 'workers';
  }
}

/** One server for all API tests, on the runtime that TARGET names, with secrets that the tests know too; operators' calls move the orders. */
export default async function setup(project: TestProject) {
  const target: Target = process.env.TARGET === 'workers' ? 'workers' : 'node';
  const server = await startServer(target, { SECRETS: TEST_SECRETS, FULFILMENT: 'manual' });
  project.provide('port', server.port);
  project.provide('target', target);
  return server.stop;
}
