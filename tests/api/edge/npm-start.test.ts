import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { freePort } from '../../../tools/servers/start-server.ts';

/** Whether something answers at a port of this machine. */
const answers = (port: number): Promise<boolean> =>
  fetch(`http://127.0.0.1:${port}/healthz`).then(
    ({ ok }) => ok,
    () => false,
  );

test('npm start ends, and its server too, when npm gets SIGTERM', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'sampan-npm-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const port = await freePort();
  // An empty production server starts fastest. With two processes, the server has children to end.
  const npm = spawn('npm', ['start'], {
    env: {
      ...process.env,
      ...{ NODE_ENV: 'production', DEMO: '', SECRETS: '', LOG_LEVEL: 'error' },
      ...{ PORT: String(port), DATA_DIR: folder, WORKERS: '2' },
    },
    stdio: 'ignore',
    detached: true,
  });
  const ended = once(npm, 'exit');
  // Whatever the test finds, nothing may be left: npm's group holds all of its processes.
  onTestFinished(() => {
    try {
      process.kill(-(npm.pid ?? 0), 'SIGKILL');
    } catch {
      // They have ended.
    }
  });
  while (!(await answers(port))) await sleep(100);
  npm.kill('SIGTERM');
  await ended;
  expect(await answers(port)).toBe(false);
});
