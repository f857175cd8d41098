import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { describe, expect, onTestFinished, test } from 'vitest';
import { freePort } from '../../../tools/servers/start-server.ts';

const START = 'scripts/start.js';

/** Starts a server that is to be refused. Resolves to what it printed as errors, and its exit code. */
async function start(environment: Record<string, string>, flags: readonly string[] = []) {
  const child = spawn(process.execPath, [...flags, START], {
    env: { ...process.env, PORT: String(await freePort()), ...environment },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const [printed, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')]);
  return { printed, code };
}

function newFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'sampan-start-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

describe('a start that is refused ends with 1 and says why without a stack', () => {
  test('if its port is taken', async () => {
    const taken = createServer().listen(0);
    onTestFinished(() => void taken.close());
    await once(taken, 'listening');
    const { port } = taken.address() as AddressInfo;
    const { printed, code } = await start({ PORT: String(port), DATA_DIR: newFolder() });
    expect(printed).toBe(
      `Port ${port} is taken: stop the program that listens there, or set PORT to another one.\n`,
    );
    expect(code).toBe(1);
  });

  test('if a variable is wrong', async () => {
    const { printed, code } = await start({ LOG_LEVEL: 'loud' });
    expect(printed).toMatch(/^The configuration is wrong\.\n {2}LOG_LEVEL: .*\n$/);
    expect(code).toBe(1);
  });

  test('if its data folder can’t be written', async () => {
    const file = path.join(newFolder(), 'file');
    writeFileSync(file, '');
    const { printed, code } = await start({ DATA_DIR: path.join(file, 'data') });
    expect(printed).toMatch(/^The data folder .* can't be written \(ENOTDIR\): .* DATA_DIR .*\n$/);
    expect(code).toBe(1);
  });

  test('if production lost the secrets of its database', async () => {
    const folder = newFolder();
    writeFileSync(path.join(folder, 'sampan.db'), '');
    const environment = { DATA_DIR: folder, NODE_ENV: 'production', DEMO: '', SECRETS: '' };
    const { printed, code } = await start(environment);
    expect(printed).toMatch(/^.*secrets\.json is missing beside the database: .*\n$/);
    expect(code).toBe(1);
  });

  test('if Node is too old to run it', async () => {
    const older = `Object.defineProperty(process, 'versions', { value: { node: '20.19.0' } })`;
    const { printed, code } = await start({}, [
      '--import',
      `data:text/javascript,${encodeURIComponent(older)}`,
    ]);
    expect(printed).toMatch(/^Sampan needs Node 24\.7 or newer, .* "npm start", .*\n$/);
    expect(code).toBe(1);
  });
});
