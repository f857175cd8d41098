import { type Context, Hono } from 'hono';
import { sha256Hex } from '../../crypto/digest.ts';
import type { Storefront } from '../../platform/platform.ts';
import type { Audience } from './document.ts';
import { referencePage } from './reference-page.ts';

type Written = { body: string; etag: string };

async function withTag(body: string): Promise<Written> {
  // Weak, because the body is also sent compressed.
  return { body, etag: `W/"${(await sha256Hex(body)).slice(0, 32)}"` };
}

async function writeDocument(audience: Audience): Promise<Written> {
  const { openApiDocument } = await import('./document.ts');
  return withTag(JSON.stringify(openApiDocument(audience)));
}

/** Calls a function once for each key: the description is the same as long as a process lives. */
function once<K>(write: (key: K) => Promise<Written>): (key: K) => Promise<Written> {
  const written = new Map<K, Promise<Written>>();
  return (key) => {
    const known = written.get(key) ?? write(key);
    written.set(key, known);
    return known;
  };
}

const documentFor = once(writeDocument);
const pageFor = once((canTry: boolean) => withTag(referencePage({ canTry })));

const answer = ({ body, etag }: Written, type: string) =>
  new Response(body, {
    headers: { 'content-type': `${type}; charset=UTF-8`, etag, 'cache-control': 'no-cache' },
  });

/** The contract's description, for programs and for people, as far as `API_DOCS` allows; else absent (404). */
export function descriptionRoutes(storefrontOf: (c: Context) => Promise<Storefront>): Hono {
  const app = new Hono();
  app.get('/openapi.json', async (c) => {
    const { API_DOCS } = (await storefrontOf(c)).config;
    if (API_DOCS === 'off') return c.notFound();
    return answer(await documentFor(API_DOCS), 'application/json');
  });
  app.get('/docs', async (c) => {
    const { API_DOCS, DEMO } = (await storefrontOf(c)).config;
    if (API_DOCS === 'off') return c.notFound();
    return answer(await pageFor(DEMO), 'text/html');
  });
  return app;
}
