import type { TestProject } from 'vitest/node';
import { startServer, type Target } from '../support/server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    port: number;
    target: 'node' | 'workers';
  }
}

/** One server for all API tests, on the runtime that TARGET names. */
export default async function setup(project: TestProject) {
  const target: Target = process.env.TARGET === 'workers' ? 'workers' : 'node';
  const server = await startServer(target);
  project.provide('port', server.port);
  project.provide('target', target);
  return server.stop;
}
