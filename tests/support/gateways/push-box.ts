import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A message as it reached the push service. */
export type BoxedMessage = { body: string; authorization: string };

/**
 * A push service for servers under test, in another process than the tests: it takes whatever is posted to a path, and
 * GET of the path answers with it, as a list of `BoxedMessage` with bodies in base64. The tests decrypt.
 */
export async function startPushBox() {
  const boxes = new Map<string, BoxedMessage[]>();
  const server = createServer((request, response) => {
    const box = boxes.get(request.url ?? '') ?? [];
    if (request.method === 'GET') {
      response.end(JSON.stringify(box));
      return;
    }
    const parts: Buffer[] = [];
    request.on('data', (part) => parts.push(part));
    request.on('end', () => {
      const body = Buffer.concat(parts).toString('base64');
      const { authorization = '' } = request.headers;
      boxes.set(request.url ?? '', [...box, { body, authorization }]);
      response.writeHead(201).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () => server.close(),
  };
}
