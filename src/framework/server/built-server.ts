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
 * Loads a build by the URL of its `server/index.js` and serves the request `first` with it, so that it
 * has read its environment and opened its database. Waku's entry point copies the environment for
 * each request; the returned app does not.
 */
export async function loadBuiltServer(url: string, first: Request): Promise<BuiltServer> {
  const { INTERNAL_runFetch, unstable_serverEntry }: BuiltEntry = await import(
    /* @vite-ignore */ url
  );
  await INTERNAL_runFetch(process.env, first, {});
  return unstable_serverEntry;
}
