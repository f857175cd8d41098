import type { IncomingMessage, ServerResponse } from 'node:http';
import sirv, { type RequestHandler } from 'sirv';
import { fileHeaders } from '../public-files.ts';

type Next = () => void;
export type FileHandler = (request: IncomingMessage, response: ServerResponse, next: Next) => void;

/**
 * Answers requests for the files of a folder, from the list read once at the start, in the encoding
 * that was written beside them; anything else is left to `next`.
 */
export function publicFiles(folder: string): FileHandler {
  const send = sirv(folder, { brotli: true, gzip: true, etag: true, extensions: [] });
  return (request, response, next) => {
    const headers = isRead(request) && fileHeaders(pathOf(request));
    if (headers) sendFile(send, headers, request, response, next);
    else next();
  };
}

/** Files that are made when they are first requested. */
export type MadeFiles = {
  folder: string;
  /** Makes the file of a path where it is missing; the name it has in the folder, or undefined where no file has this path. */
  find: (path: string) => Promise<string | undefined>;
  /** Told what went wrong when a file was made; the request is then left to `next`. */
  onError: (error: Error) => void;
};

/** Answers requests below `root`, a path that ends with a slash, with files that may have to be made first. */
export function madeFiles(root: string, { folder, find, onError }: MadeFiles): FileHandler {
  // It looks at the disk for each request, because files come while it runs.
  const send = sirv(folder, { dev: true, etag: true, extensions: [] });
  return (request, response, next) => {
    const path = pathOf(request);
    const headers = isRead(request) && path.startsWith(root) && fileHeaders(path);
    if (!headers) return next();
    const answer = (name: string | undefined) => {
      // The reader has left while it was made.
      if (response.destroyed) return;
      if (!name) return next();
      const { url = '' } = request;
      request.url = `/${name}`;
      sendFile(send, headers, request, response, () => {
        request.url = url;
        next();
      });
    };
    find(path).then(answer, (error: Error) => {
      onError(error);
      next();
    });
  };
}

function sendFile(
  send: RequestHandler,
  headers: Record<string, string>,
  request: IncomingMessage,
  response: ServerResponse,
  next: Next,
): void {
  if (!isPlainRange(request)) delete request.headers.range;
  // Before sirv looks, so that "not modified" says the same.
  const all = Object.entries({ ...headers, vary: 'Accept-Encoding' });
  for (const [name, value] of all) response.setHeader(name, value);
  endWithItsReader(response);
  send(request, response, () => {
    for (const [name] of all) response.removeHeader(name);
    next();
  });
}

const isRead = ({ method }: IncomingMessage) => method === 'GET' || method === 'HEAD';

/**
 * Whether sirv handles the range: from a byte to the end, or to a later byte. A number that is not
 * exact would end the process. Other ranges are ignored and the whole file is sent, as HTTP allows.
 */
function isPlainRange({ headers }: IncomingMessage): boolean {
  const [, from = '', to = ''] = /^bytes=(\d{1,15})-(\d{0,15})$/.exec(headers.range ?? '') ?? [];
  return from !== '' && (to === '' || Number(to) > Number(from)) && !headers['if-range'];
}

function pathOf({ url = '' }: IncomingMessage): string {
  const query = url.indexOf('?');
  return query === -1 ? url : url.slice(0, query);
}

/** Stops reading a file when the client disconnects. A file that can't be read ends the connection, not the process. */
function endWithItsReader(response: ServerResponse): void {
  response.once('pipe', (file) => {
    file.once('error', () => response.destroy());
    response.once('close', () => file.destroy());
  });
}
