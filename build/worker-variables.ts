import { readConfig } from '../src/server/platform/config.ts';
import { VARIABLES } from '../src/server/platform/config-variables.ts';

const LOCAL_SECRET = 'k1:local-development-only-secret-of-the-workers-build';

type Variables = Record<string, string> & { SECRETS: string };

/** The variables of a Worker that runs on this machine, from those of a process. Throws where one of them is wrong. */
export function workerVariables(environment: NodeJS.ProcessEnv): Variables {
  const { DEMO, NODE_ENV, PUBLIC_ORIGIN } = readConfig(environment);
  const isSet = Object.entries(VARIABLES).flatMap(([name, { workers }]) => {
    const value = environment[name];
    return workers && value ? [[name, value] as const] : [];
  });
  return {
    SECRETS: LOCAL_SECRET,
    ...Object.fromEntries(isSet),
    // What follows from a process's port or mode would be something else in the Worker.
    DEMO: String(DEMO),
    NODE_ENV,
    PUBLIC_ORIGIN,
  };
}
