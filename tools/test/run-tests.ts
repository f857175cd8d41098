import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build } from '../../build/build.ts';
import { limitPictures } from './few-pictures.ts';
import { lastLines, type Outcome } from './report.ts';
import { runInto, runSuite } from './run-suite.ts';
import { SUITES, type Suite, UNIT } from './suites.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'sampan-tests-'));
mkdirSync(path.join(folder, 'data'));
const total = { passed: 0, failed: 0 };
/** The failures, which are printed again at the end of the long log. */
const failures: string[] = [];
const started = Date.now();
const secondsSince = (start: number) => `${Math.round((Date.now() - start) / 1000)} s`;

function count(name: string, { passed, failed, failures: own }: Outcome): void {
  total.passed += passed;
  total.failed += failed;
  for (const failure of own) failures.push(`${name}: ${failure}`);
}

/** Runs a command. If it fails, that counts as one failed test; if it succeeds, it counts as no test. */
async function check(name: string, command: readonly string[]): Promise<void> {
  const start = Date.now();
  const output = path.join(folder, `${name}.txt`);
  const endedWell = await runInto(output, command);
  if (!endedWell) {
    count(name, { passed: 0, failed: 1, failures: [lastLines(readFileSync(output, 'utf8'))] });
  }
  console.log(`== ${name}: ${endedWell ? 'passed' : 'failed'} in ${secondsSince(start)}`);
}

async function suite(one: Suite): Promise<void> {
  const start = Date.now();
  console.log(`== ${one.name}: begins`);
  const outcome = await runSuite(one, folder);
  count(one.name, outcome);
  const counts = `${outcome.passed} passed, ${outcome.failed} failed`;
  console.log(`== ${one.name}: ${counts} in ${secondsSince(start)}`);
}

/** Makes both builds. Resolves to whether both succeeded. */
async function makeBuilds(): Promise<boolean> {
  const start = Date.now();
  try {
    await build('node');
    await build('workers');
  } catch (error) {
    count('builds', { passed: 0, failed: 1, failures: [String(error)] });
    return false;
  }
  console.log(`== builds: made in ${secondsSince(start)}`);
  return true;
}

/** One iterator for all lanes: a suite is taken by the lane that is free first. */
const waiting = SUITES.values();

/** Resolves to true once the builds exist, to false if one failed. */
type Ready = () => Promise<boolean>;

/** Runs one lane: first its own work, then one waiting suite after the other. */
async function lane(ready: Ready, ownWork: () => Promise<unknown>): Promise<void> {
  await ownWork();
  if (!(await ready())) return;
  for (const next of waiting) await suite(next);
}

/**
 * Checks types and lint, builds, and runs all suites in three lanes. There are more lanes than cores (two),
 * because a lane often waits for a server or a browser. docs/testing.md says what runs where. Resolves to whether
 * everything passed.
 */
export async function runTests(): Promise<boolean> {
  limitPictures();
  const builds = makeBuilds();
  // Installs Chromium if missing, which mostly waits for the network.
  const browser = check('browser', [process.execPath, 'tools/servers/browser.ts']);
  const ready = async () => {
    await browser;
    return builds;
  };

  await Promise.all([
    lane(ready, async () => {
      await check('types', ['npx', 'tsc', '--noEmit']);
      await check('lint', ['npx', 'biome', 'check', '.']);
      await suite(UNIT);
    }),
    lane(ready, () => builds),
    lane(ready, () => builds),
  ]);
  rmSync(folder, { recursive: true, force: true });
  for (const failure of failures) console.log(`\n== failed: ${failure}`);
  console.log(`\nall suites in ${secondsSince(started)}`);
  console.log(`${total.passed} passed, ${total.failed} failed`);
  return total.failed === 0 && total.passed > 0;
}
