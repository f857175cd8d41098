/** The exports of a build for Node that our server uses. */
export type BuiltServer = {
  fetch: (request: Request, env: object) => Promise<Response>;
  /** Runs the timers once. */
  scheduled: () => Promise<void>;
};

type BuiltEntry = {
  INTERNAL_runFetch: (env: object, request: Request, options: object) => Promise<Response>;
  unstable_serverEntry: BuiltServer;
};

/**
 * Loads a build by the URL of its `server/index.js`. Sends `firstRequest` through Waku's entry
 * point, which reads the environment and opens the database. Later requests go to the returned app:
 * unlike the entry point, it does not copy the environment for each request.
 */
export async function loadBuiltServer(url: string, firstRequest: Request): Promise<BuiltServer> {
  const { INTERNAL_runFetch, unstable_serverEntry }: BuiltEntry = await import(
    /* @vite-ignore */ url
  );
  await INTERNAL_runFetch(process.env, firstRequest, {});
  return unstable_serverEntry;
}
