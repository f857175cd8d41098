import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, expect, it } from 'vitest';
import { generatedFiles } from '../../../../src/server/platform/node/files.ts';
import { createNodeServer, type NodeServer } from '../../../../src/server/platform/node/server.ts';
import { ask } from '../../../../tools/servers/http.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'sampan-made-'));
afterAll(() => rmSync(folder, { recursive: true }));
const running: NodeServer[] = [];
afterEach(() => Promise.all(running.splice(0).map(({ stop }) => stop())));

const FILE = '/goods/mug/blue-240.webp';

const PICTURE = path.join(folder, 'a.webp');
const write = () => {
  if (!existsSync(PICTURE)) writeFileSync(PICTURE, 'mug');
};

/** A server that makes one picture: its port, the requested paths, and the errors. */
async function started(make: () => void = write) {
  const found: string[] = [];
  const errors: string[] = [];
  const find = async (address: string) => {
    found.push(address);
    if (address !== FILE) return undefined;
    make();
    return 'a.webp';
  };
  const onError = (error: Error) => void errors.push(error.message);
  const server = createNodeServer({
    folder,
    moreFiles: generatedFiles('/goods/', { folder, find, onError }),
    fetch: (request) => new Response(`the app: ${new URL(request.url).pathname}`, { status: 404 }),
  });
  running.push(server);
  await new Promise<void>((resolve) => server.http.listen(0, '127.0.0.1', resolve));
  const address = server.http.address();
  return { port: typeof address === 'object' && address ? address.port : 0, found, errors };
}

it('sends a file that is made for the request, with the headers of its path', async () => {
  const { port } = await started();
  const answer = await ask(port, 'localhost', `${FILE}?v=1`);
  expect(answer).toMatchObject({ status: 200, text: 'mug' });
  expect(answer.headers).toMatchObject({
    'cache-control': 'public, max-age=2592000, stale-while-revalidate=604800',
    'content-type': 'image/webp',
    'cross-origin-resource-policy': 'cross-origin',
    'x-content-type-options': 'nosniff',
  });
  const again = { headers: { 'if-none-match': String(answer.headers.etag) } };
  expect(await ask(port, 'localhost', FILE, again)).toMatchObject({ status: 304, text: '' });
});

it('leaves unknown paths to the app', async () => {
  const { port, found } = await started();
  const unknown = '/goods/none-240.webp';
  expect(await ask(port, 'localhost', unknown)).toMatchObject({ text: `the app: ${unknown}` });
  await ask(port, 'localhost', '/cart');
  await ask(port, 'localhost', FILE, { method: 'POST' });
  expect(found).toEqual([unknown]);
});

it('reports an error, and answers as if the file did not exist', async () => {
  const { port, errors } = await started(() => {
    throw new Error('the artwork is missing');
  });
  const answer = await ask(port, 'localhost', FILE);
  expect(answer).toMatchObject({ status: 404, text: `the app: ${FILE}` });
  expect(answer.headers['cache-control']).toBeUndefined();
  expect(errors).toEqual(['the artwork is missing']);
});

it('leaves a request to the app if the made file is not on the disk', async () => {
  const { port } = await started(() => rmSync(PICTURE, { force: true }));
  expect(await ask(port, 'localhost', FILE)).toMatchObject({ text: `the app: ${FILE}` });
});
