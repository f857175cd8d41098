import { type Context, Hono } from 'hono';
import { sha256Hex } from '../../crypto/digest.ts';
import type { Storefront } from '../../platform/platform.ts';
import type { Audience } from './document.ts';
import { referencePage } from './reference-page.ts';

type TaggedBody = { body: string; etag: string };

async function withTag(body: string): Promise<TaggedBody> {
  // A weak tag, because the body is sent in several encodings.
  return { body, etag: `W/"${(await sha256Hex(body)).slice(0, 32)}"` };
}

async function createDocument(audience: Audience): Promise<TaggedBody> {
  const { openApiDocument } = await import('./document.ts');
  return withTag(JSON.stringify(openApiDocument(audience)));
}

/** Calls `create` only once for each key: the description does not change while a process lives. */
function oncePerKey<K>(create: (key: K) => Promise<TaggedBody>): (key: K) => Promise<TaggedBody> {
  const created = new Map<K, Promise<TaggedBody>>();
  return (key) => {
    const body = created.get(key) ?? create(key);
    created.set(key, body);
    return body;
  };
}

const documentFor = oncePerKey(createDocument);
const pageFor = oncePerKey((canTry: boolean) => withTag(referencePage({ canTry })));

const respond = ({ body, etag }: TaggedBody, type: string) =>
  new Response(body, {
    headers: { 'content-type': `${type}; charset=UTF-8`, etag, 'cache-control': 'no-cache' },
  });

/** The contract's description, for programs and for people, as far as `API_DOCS` allows it; otherwise 404. */
export function descriptionRoutes(storefrontOf: (c: Context) => Promise<Storefront>): Hono {
  const app = new Hono();
  app.get('/openapi.json', async (c) => {
    const { API_DOCS } = (await storefrontOf(c)).config;
    if (API_DOCS === 'off') return c.notFound();
    return respond(await documentFor(API_DOCS), 'application/json');
  });
  app.get('/docs', async (c) => {
    const { API_DOCS, DEMO } = (await storefrontOf(c)).config;
    if (API_DOCS === 'off') return c.notFound();
    return respond(await pageFor(DEMO), 'text/html');
  });
  return app;
}
