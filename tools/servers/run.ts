import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

const SIGNALS = ['SIGINT', 'SIGTERM'] as const;

/** Passes signals on to a child, so that it ends together with this process. Returns a function that stops that. */
function passSignals(child: ChildProcess): () => void {
  const handlers = SIGNALS.map((signal) => [signal, () => void child.kill(signal)] as const);
  for (const [signal, handler] of handlers) process.on(signal, handler);
  return () => {
    for (const [signal, handler] of handlers) process.off(signal, handler);
  };
}

/** Runs a command to its end with this terminal's output. Throws when it fails. */
export function run(
  command: string,
  args: readonly string[],
  environment: Record<string, string> = {},
): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      stdio: 'inherit',
      env: { ...process.env, ...environment },
    });
    const stopPassing = passSignals(child);
    child.on('error', reject);
    child.on('exit', (code, signal) => {
      stopPassing();
      if (code === 0) resolve();
      else reject(new Error(`${command} ${args.join(' ')} ended with ${signal ?? code}`));
    });
  });
}

/**
 * Runs the command of an installed package with the Node of this process. `npx` would put a shell in
 * between, which passes no signals on, and could take another Node.
 */
export function runPackage(
  name: string,
  args: readonly string[],
  environment: Record<string, string> = {},
): Promise<void> {
  const manifest = createRequire(import.meta.url).resolve(`${name}/package.json`);
  const { bin } = JSON.parse(readFileSync(manifest, 'utf8')) as {
    bin: string | Record<string, string>;
  };
  const file = typeof bin === 'string' ? bin : bin[name];
  if (file === undefined) throw new Error(`${name} has no command with its own name`);
  return run(process.execPath, [path.join(path.dirname(manifest), file), ...args], environment);
}
