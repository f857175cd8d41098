import { writeFileSync } from 'node:fs';

type Reply = { header: () => Reply; send: (script: string) => string };
type Route = { url: string; handler: (request: undefined, reply: Reply) => string };
type Plugin = (
  fastify: { route: (route: Route) => void },
  options: { configuration: { url: string } },
  done: () => void,
) => void;

/**
 * The renderer of the API's reference page as one script. Scalar's Fastify plugin contains it, but
 * exposes it only through a route that the plugin registers. So the plugin is called with a stand-in for
 * Fastify, and the script is read from the route's handler (docs/decisions/051).
 */
async function rendererScript(): Promise<string> {
  const plugin = (await import('@scalar/fastify-api-reference')).default as unknown as Plugin;
  const scripts: string[] = [];
  const reply: Reply = { header: () => reply, send: (script) => script };
  const route = ({ url, handler }: Route) => {
    if (url.endsWith('/js/scalar.js')) scripts.push(handler(undefined, reply));
  };
  plugin({ route }, { configuration: { url: '/api/openapi.json' } }, () => {});
  const [script] = scripts;
  if (!script) throw new Error('@scalar/fastify-api-reference has no script any more');
  return script;
}

/** Writes the renderer beside the script that starts it. */
export async function copyRenderer(): Promise<void> {
  writeFileSync('public/reference/scalar.js', await rendererScript());
}
