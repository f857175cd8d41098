import type { IncomingMessage, ServerResponse } from 'node:http';
import sirv from 'sirv';
import { fileHeaders } from '../public-files.ts';

type Next = () => void;

/**
 * Answers requests for the files of a folder, from the list read once at the start, in the encoding
 * that was written beside them; anything else is left to `next`.
 */
export function publicFiles(folder: string) {
  const send = sirv(folder, { brotli: true, gzip: true, etag: true, extensions: [] });
  return (request: IncomingMessage, response: ServerResponse, next: Next): void => {
    const headers = isRead(request) && fileHeaders(pathOf(request));
    if (!headers) {
      next();
      return;
    }
    if (!isPlainRange(request)) delete request.headers.range;
    // Before sirv looks, so that "not modified" says the same.
    const all = Object.entries({ ...headers, vary: 'Accept-Encoding' });
    for (const [name, value] of all) response.setHeader(name, value);
    endWithItsReader(response);
    send(request, response, () => {
      for (const [name] of all) response.removeHeader(name);
      next();
    });
  };
}

const isRead = ({ method }: IncomingMessage) => method === 'GET' || method === 'HEAD';

/**
 * What sirv reads rightly: from a byte on, or to a later one, of numbers that are exact; a longer one
 * would end the process. Anything else is answered whole, as HTTP allows.
 */
function isPlainRange({ headers }: IncomingMessage): boolean {
  const [, from = '', to = ''] = /^bytes=(\d{1,15})-(\d{0,15})$/.exec(headers.range ?? '') ?? [];
  return from !== '' && (to === '' || Number(to) > Number(from)) && !headers['if-range'];
}

function pathOf({ url = '' }: IncomingMessage): string {
  const query = url.indexOf('?');
  return query === -1 ? url : url.slice(0, query);
}

/** A file is read no further when its reader leaves, and one that can't be read ends the connection, not the process. */
function endWithItsReader(response: ServerResponse): void {
  response.once('pipe', (file) => {
    file.once('error', () => response.destroy());
    response.once('close', () => file.destroy());
  });
}
