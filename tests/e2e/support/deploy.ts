import {
  cpSync,
  globSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startAgain, startServer } from '../../support/server.ts';

const ROOT = path.join(import.meta.dirname, '../../..');
/** The text that is added to the names of all scripts of the next build. */
export const NEXT = 'next';

/** The build id. Waku writes it into the code that reloads a tab when the server has another build. */
function buildIdOf(texts: readonly string[]): string {
  const id = texts
    .map((text) => /_buildId:\s*"([\w-]+)"|buildId:\s*"([\w-]+)"/.exec(text))
    .find(Boolean);
  const found = id?.[1] ?? id?.[2];
  if (!found) throw new Error('Waku names the build in another way now.');
  return found;
}

/**
 * Creates the next build in a folder from which a server can start: the same code with another build
 * id and other names of all scripts. A deploy changes just these for an open tab.
 */
function nextBuild(): { script: string; remove: () => void } {
  const folder = mkdtempSync(path.join(tmpdir(), 'sampan-next-'));
  const dist = path.join(folder, 'dist');
  const isCompressed = /\/assets\/[^/]+\.js\.(br|gz)$/;
  cpSync(realpathSync(path.join(ROOT, 'dist')), dist, {
    recursive: true,
    filter: (file) => !file.includes('/public/goods') && !isCompressed.test(file),
  });
  for (const name of ['src', 'build', 'demo', 'locales', 'node_modules', 'package.json'])
    symlinkSync(path.join(ROOT, name), path.join(folder, name));
  // Copied, not linked: Node resolves links, and serve.ts finds `dist` by its own path.
  cpSync(path.join(ROOT, 'tools'), path.join(folder, 'tools'), { recursive: true });

  const assets = path.join(dist, 'public/assets');
  const names = globSync('*.js', { cwd: assets });
  const files = [...globSync('server/**/*.js', { cwd: dist }).map((file) => path.join(dist, file))];
  const id = buildIdOf(files.map((file) => readFileSync(file, 'utf8')));
  const renamed = new Map(names.map((name) => [name, name.replace(/\.js$/, `${NEXT}.js`)]));
  const rename = (text: string) =>
    text
      .replaceAll(/[^\s/"'`]+\.js(?=["'`])/g, (name) => renamed.get(name) ?? name)
      .replaceAll(id, `${NEXT}-${id}`);
  for (const file of files) writeFileSync(file, rename(readFileSync(file, 'utf8')));
  for (const [name, next] of renamed) {
    writeFileSync(path.join(assets, next), rename(readFileSync(path.join(assets, name), 'utf8')));
    rmSync(path.join(assets, name));
  }
  return {
    script: path.join(folder, 'tools/servers/serve.ts'),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/**
 * Starts a shop at a fixed origin. `deploy` replaces its build by the next one; `meanwhile` runs while
 * no server is up.
 */
export async function startDeployedShop() {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'sampan-deploy-'));
  const next = nextBuild();
  let server = await startServer('node', { DATA_DIR: dataDir });
  const proxy = createServer((incoming, outgoing) => {
    const { url, method, headers } = incoming;
    const options = { port: server.port, host: '127.0.0.1', path: url, method, headers };
    const forwarded = request(options, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    forwarded.on('error', () => outgoing.destroy());
    incoming.pipe(forwarded);
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://localhost:${(proxy.address() as AddressInfo).port}`,
    port: () => server.port,
    deploy: async (meanwhile: () => Promise<void>) => {
      await server.stop();
      await meanwhile();
      server = await startAgain(next.script, { DATA_DIR: dataDir });
    },
    stop: async () => {
      proxy.closeAllConnections();
      proxy.close();
      await server.stop();
      rmSync(dataDir, { recursive: true, force: true });
      next.remove();
    },
  };
}
