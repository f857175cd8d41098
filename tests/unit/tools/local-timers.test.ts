import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { runLocalTimers } from '../../../tools/servers/local-timers.ts';

let stop = () => {};
afterEach(() => stop());

/** A server that answers one path with 200, all others with 404; its origin. */
async function serverOf(path: string): Promise<string> {
  const server = createServer((asked, response) =>
    response.writeHead(asked.url === path ? 200 : 404).end(),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  stop = () => server.close();
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

it('runs the timers where `wrangler dev` offers them', async () => {
  expect(await runLocalTimers(await serverOf('/cdn-cgi/handler/scheduled'))).toBeUndefined();
});

it('says that they did not run', async () => {
  const origin = await serverOf('/elsewhere');
  expect(await runLocalTimers(origin)).toMatch(/did not run: .* answered 404/);
});

it('says nothing while the server starts', async () => {
  const origin = await serverOf('/');
  stop();
  expect(await runLocalTimers(origin)).toBeUndefined();
});
