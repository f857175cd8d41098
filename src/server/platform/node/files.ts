import type { IncomingMessage, ServerResponse } from 'node:http';
import sirv, { type RequestHandler } from 'sirv';
import { fileHeaders } from '../public-files.ts';

type Next = () => void;
export type FileHandler = (request: IncomingMessage, response: ServerResponse, next: Next) => void;

/**
 * Serves the files of a folder, which is listed once at the start. If a file has a `.br` or `.gz` variant
 * beside it, sends the variant that the client accepts. Leaves any other request to `next`.
 */
export function publicFiles(folder: string): FileHandler {
  const send = sirv(folder, { brotli: true, gzip: true, etag: true, extensions: [] });
  return (request, response, next) => {
    const headers = isRead(request) && fileHeaders(pathOf(request));
    if (headers) sendFile(send, headers, request, response, next);
    else next();
  };
}

/** Files that are generated when they are first requested. */
export type GeneratedFiles = {
  folder: string;
  /** Generates the file of a path if it is missing. Resolves to its name in the folder, or undefined if there is no such file. */
  find: (path: string) => Promise<string | undefined>;
  /** Called if a file can't be generated; the request is then left to `next`. */
  onError: (error: Error) => void;
};

/** Serves files below `root` (a path that ends with a slash) that may have to be generated first. */
export function generatedFiles(
  root: string,
  { folder, find, onError }: GeneratedFiles,
): FileHandler {
  // `dev`: sirv reads the disk for each request, because files are added while the server runs.
  const send = sirv(folder, { dev: true, etag: true, extensions: [] });
  return (request, response, next) => {
    const path = pathOf(request);
    const headers = isRead(request) && path.startsWith(root) && fileHeaders(path);
    if (!headers) return next();
    const serveFile = (name: string | undefined) => {
      // The client disconnected while the file was generated.
      if (response.destroyed) return;
      if (!name) return next();
      const { url = '' } = request;
      request.url = `/${name}`;
      sendFile(send, headers, request, response, () => {
        request.url = url;
        next();
      });
    };
    find(path).then(serveFile, (error: Error) => {
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
  if (!isSupportedRange(request)) delete request.headers.range;
  // Set before sirv responds, so that a 304 has them too.
  const allHeaders = Object.entries({ ...headers, vary: 'Accept-Encoding' });
  for (const [name, value] of allHeaders) response.setHeader(name, value);
  stopReadingOnDisconnect(response);
  send(request, response, () => {
    for (const [name] of allHeaders) response.removeHeader(name);
    next();
  });
}

const isRead = ({ method }: IncomingMessage) => method === 'GET' || method === 'HEAD';

/**
 * Whether sirv may handle the range: `bytes=from-`, or `bytes=from-to` with a later `to`, without
 * `If-Range`. A number of more than 15 digits would be inexact, and crash the process. For any other range
 * the whole file is sent, as HTTP allows.
 */
function isSupportedRange({ headers }: IncomingMessage): boolean {
  const [, from = '', to = ''] = /^bytes=(\d{1,15})-(\d{0,15})$/.exec(headers.range ?? '') ?? [];
  return from !== '' && (to === '' || Number(to) > Number(from)) && !headers['if-range'];
}

function pathOf({ url = '' }: IncomingMessage): string {
  const query = url.indexOf('?');
  return query === -1 ? url : url.slice(0, query);
}

/**
 * Stops reading a file when the client disconnects. An error while the file is read closes the
 * connection; otherwise it would end the process.
 */
function stopReadingOnDisconnect(response: ServerResponse): void {
  response.once('pipe', (file) => {
    file.once('error', () => response.destroy());
    response.once('close', () => file.destroy());
  });
}
