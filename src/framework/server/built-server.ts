/** What a build for Node exports, as far as a server of our own uses it. */
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
 * Loads a build by the URL of its `server/index.js` and answers one request with it, so that it has
 * read its environment and opened its database. Waku's own way in copies the environment for each
 * request; the app behind it answers without that.
 */
export async function loadBuiltServer(url: string, first: Request): Promise<BuiltServer> {
  const { INTERNAL_runFetch, unstable_serverEntry }: BuiltEntry = await import(
    /* @vite-ignore */ url
  );
  await INTERNAL_runFetch(process.env, first, {});
  return unstable_serverEntry;
}
