import { writeFileSync } from 'node:fs';

type Reply = { header: () => Reply; send: (script: string) => string };
type Route = { url: string; handler: (request: undefined, reply: Reply) => string };
type Plugin = (
  fastify: { route: (route: Route) => void },
  options: { configuration: { url: string } },
  done: () => void,
) => void;

/**
 * The renderer of the API's reference page as one script. Scalar's package for Fastify carries it, but
 * gives it away only by a route, so the plugin is asked as Fastify would ask (docs/decisions/051).
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
