import { readConfig } from '../src/server/platform/config.ts';
import { VARIABLES } from '../src/server/platform/config-variables.ts';

const LOCAL_SECRET = 'k1:local-development-only-secret-of-the-workers-build';

type Variables = Record<string, string> & { SECRETS: string };

/**
 * The variables of a local Worker, from the environment of a process. Throws if one of them is
 * invalid.
 */
export function workerVariables(environment: NodeJS.ProcessEnv): Variables {
  const { DEMO, NODE_ENV, PUBLIC_ORIGIN } = readConfig(environment);
  const entries = Object.entries(VARIABLES).flatMap(([name, { workers }]) => {
    const value = environment[name];
    return workers && value ? [[name, value] as const] : [];
  });
  return {
    SECRETS: LOCAL_SECRET,
    ...Object.fromEntries(entries),
    // Their defaults depend on the process's port or mode and would differ in the Worker.
    DEMO: String(DEMO),
    NODE_ENV,
    PUBLIC_ORIGIN,
  };
}
