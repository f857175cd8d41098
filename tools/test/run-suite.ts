import { spawn } from 'node:child_process';
import { openSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type Outcome, outcomeOf } from './report.ts';
import type { Suite } from './suites.ts';

/** Runs a command with its output in a file. Resolves to whether it succeeded. */
export function runInto(
  file: string,
  command: readonly string[],
  environment: Record<string, string> = {},
): Promise<boolean> {
  const output = openSync(file, 'w');
  const [name = '', ...args] = command;
  const child = spawn(name, args, {
    stdio: ['ignore', output, output],
    env: { ...process.env, ...environment },
  });
  return new Promise((resolve) => {
    child.on('error', () => resolve(false));
    child.on('exit', (code) => resolve(code === 0));
  });
}

/** Runs one suite. Its report, its output and the data of its servers are below `folder`. */
export async function runSuite(suite: Suite, folder: string): Promise<Outcome> {
  const name = suite.name.replaceAll(/\W+/g, '-');
  const report = path.join(folder, `${name}.json`);
  const output = path.join(folder, `${name}.txt`);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const shard = suite.shard ? [`--shard=${suite.shard}`] : [];
  const command = ['npx', 'vitest', 'run', '--project', suite.project, ...shard, ...reporters];
  const environment = { TEST_DATA: path.join(folder, 'data'), ...suite.environment };
  const endedWell = await runInto(output, command, environment);
  const text = readFileSync(output, 'utf8');
  console.log(`\n== ${suite.name}\n${text}`);
  return outcomeOf(report, text, endedWell);
}
