import type { Context } from 'hono';

type NodeRequest = {
  headers: Record<string, string | string[] | undefined>;
  socket?: { remoteAddress?: string };
};

/** Node's own request, which @hono/node-server passes as `env.incoming`; undefined on Workers. */
const nodeRequest = (c: Context): NodeRequest | undefined =>
  (c.env as { incoming?: NodeRequest } | undefined)?.incoming;

/** Network address of the socket's other end; undefined on Workers. */
export const clientAddress = (c: Context): string | undefined =>
  nodeRequest(c)?.socket?.remoteAddress;

/** A header of the request by its name in lower case. On Node it costs no `Headers` object. */
export function headerOf(c: Context, name: string): string | undefined {
  const incoming = nodeRequest(c);
  if (!incoming) return c.req.raw.headers.get(name) ?? undefined;
  const value = incoming.headers[name];
  return Array.isArray(value) ? value.join(', ') : value;
}
