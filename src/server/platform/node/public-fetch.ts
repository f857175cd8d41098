import type { IncomingMessage } from 'node:http';
import { request as secureRequest } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { MAX_ANSWER_BYTES, type PublicFetch } from '../public-fetch.ts';
import { publicOnly } from './fetch-link.ts';

/** The body of an answer. Throws if it is too long. */
async function bodyOf(answer: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  let length = 0;
  for await (const part of answer as AsyncIterable<Buffer>) {
    length += part.length;
    if (length > MAX_ANSWER_BYTES) throw new Error('the answer is too long');
    parts.push(part);
  }
  return Buffer.concat(parts);
}

/** Answers without a body. */
const EMPTY: readonly number[] = [204, 205, 304];

/**
 * Requests by Node's HTTP client, each over a new connection to an IP address that `checkedLookup` has accepted: a
 * tenant's staff name the host, and may name one of the deployment's own network.
 */
export function publicFetchOnNode(checkedLookup: LookupFunction = publicOnly()): PublicFetch {
  return async (url, { method, headers, body, signal }) => {
    const { hostname } = new URL(url);
    // An IP address in the URL is not looked up, so it would not be checked.
    if (isIP(hostname.replaceAll(/[[\]]/g, ''))) throw new Error(`${hostname} is no host name`);
    const sent = body ? Buffer.from(await new Response(body).arrayBuffer()) : undefined;
    return new Promise<Response>((done, fail) => {
      const request = secureRequest(
        url,
        {
          method,
          headers: { ...headers, ...(sent && { 'content-length': String(sent.length) }) },
          agent: false,
          lookup: checkedLookup,
          ...(signal && { signal }),
        },
        (answer) => {
          bodyOf(answer)
            .then((bytes) => done(responseOf(answer, bytes)), fail)
            .finally(() => request.destroy());
        },
      );
      request.on('error', fail);
      request.end(sent);
    });
  };
}

function responseOf({ statusCode: status = 0, headers }: IncomingMessage, body: Buffer): Response {
  const responseHeaders = new Headers();
  for (const [name, value] of Object.entries(headers)) {
    if (value !== undefined)
      responseHeaders.set(name, Array.isArray(value) ? value.join(', ') : value);
  }
  return new Response(EMPTY.includes(status) ? null : new Uint8Array(body), {
    status,
    headers: responseHeaders,
  });
}
