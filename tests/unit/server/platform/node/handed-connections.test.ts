import { fork } from 'node:child_process';
import { once } from 'node:events';
import { expect, it, onTestFinished } from 'vitest';
import { ask } from '../../../../../tools/servers/http.ts';
import { freePort } from '../../../../../tools/servers/start-server.ts';

it('a connection that was being handed to a worker that is killed is closed', async () => {
  const port = await freePort();
  const env = { ...process.env, PORT: String(port) };
  const primary = fork('tests/unit/support/primary.ts', { env });
  onTestFinished(() => void primary.kill('SIGTERM'));
  await once(primary, 'message');
  const handedFirst = once(primary, 'message');
  const worker = Number((await ask(port, 'localhost', '/')).text);
  await handedFirst;

  // Stopped, it can't take the connection that it is handed.
  process.kill(worker, 'SIGSTOP');
  const handed = once(primary, 'message');
  const waiting = ask(port, 'localhost', '/').then(
    () => 'answered',
    (error: NodeJS.ErrnoException) => error.code,
  );
  await handed;
  process.kill(worker, 'SIGKILL');
  expect(await waiting).toBe('ECONNRESET');

  const next = async () => (await ask(port, 'localhost', '/').catch(() => undefined))?.status;
  await expect.poll(next).toBe(200);
});
