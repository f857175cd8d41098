import { spawn } from 'node:child_process';
import { mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build } from '../build/build.ts';
import { run } from '../tools/servers/run.ts';

/** Where a suite's report and output are written. */
type Files = { report: string; output: string };
type Suite = { name: string; project: string; environment?: Record<string, string> };

/** Suites of a lane run one after the other, the lanes at once: each suite has servers of its own. */
const LANES: Suite[][] = [
  [
    { name: 'unit', project: 'unit' },
    { name: 'API on Node', project: 'api', environment: { TARGET: 'node' } },
    { name: 'browser, the backend elsewhere', project: 'e2e-upstream' },
  ],
  [
    { name: 'API on workerd with D1', project: 'api', environment: { TARGET: 'workers' } },
    { name: 'browser', project: 'e2e' },
  ],
];

const folder = mkdtempSync(path.join(tmpdir(), 'sampan-reports-'));
/** Enough for an error with its stack and the summary. */
const LAST_LINES = 80;
const total = { passed: 0, failed: 0 };
/** Told once more at the end, where a log of many thousand lines is read from. */
const failures: string[] = [];

/** Runs one suite with its output in a file; resolves to whether the runner ended well. */
function runSuite({ project, environment }: Suite, files: Files): Promise<boolean> {
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${files.report}`];
  const output = openSync(files.output, 'w');
  const child = spawn('npx', ['vitest', 'run', '--project', project, ...reporters], {
    stdio: ['ignore', output, output],
    env: { ...process.env, ...environment },
  });
  return new Promise((resolve) => {
    child.on('error', () => resolve(false));
    child.on('exit', (code) => resolve(code === 0));
  });
}

type Report = {
  numPassedTests: number;
  numFailedTests: number;
  testResults: {
    name: string;
    message: string;
    status: string;
    assertionResults: { status: string; fullName: string; failureMessages: string[] }[];
  }[];
};

/** What failed: a line for the test and its messages; a file that broke before its tests has its own. */
function* failuresOf({ testResults }: Report): Generator<string> {
  for (const file of testResults) {
    const failed = file.assertionResults.filter(({ status }) => status === 'failed');
    for (const { fullName, failureMessages } of failed) {
      yield `${path.relative('.', file.name)}: ${fullName}\n${failureMessages.join('\n')}`;
    }
    if (failed.length === 0 && file.status === 'failed') yield `${file.name}\n${file.message}`;
  }
}

/** What a suite of which no test failed says last: an error beside its tests, or servers that did not end. */
const lastWords = (output: string): string =>
  readFileSync(output, 'utf8').split('\n').slice(-LAST_LINES).join('\n');

function count(suite: Suite, { report, output }: Files, endedWell: boolean): string {
  try {
    const told: Report = JSON.parse(readFileSync(report, 'utf8'));
    const failed = Math.max(told.numFailedTests, endedWell ? 0 : 1);
    total.passed += told.numPassedTests;
    total.failed += failed;
    const inTests = [...failuresOf(told)];
    const all = inTests.length > 0 || endedWell ? inTests : [lastWords(output)];
    for (const failure of all) failures.push(`${suite.name}: ${failure}`);
    return `${told.numPassedTests} passed, ${failed} failed`;
  } catch {
    total.failed += 1;
    failures.push(`${suite.name}: ${lastWords(output)}`);
    return 'no report';
  }
}

async function runLane(lane: readonly Suite[]): Promise<void> {
  for (const suite of lane) {
    const name = `${suite.project} ${suite.environment?.TARGET ?? ''}`.trim().replace(' ', '-');
    const files = {
      report: path.join(folder, `${name}.json`),
      output: path.join(folder, `${name}.txt`),
    };
    console.log(`== ${suite.name}: begins`);
    const endedWell = await runSuite(suite, files);
    console.log(`\n== ${suite.name}\n${readFileSync(files.output, 'utf8')}`);
    console.log(`== ${suite.name}: ${count(suite, files, endedWell)}`);
  }
}

console.log('== types');
await run('npx', ['tsc', '--noEmit']);
console.log('== lint');
await run('npx', ['biome', 'check', '.']);
// Before the lanes, which would otherwise build over each other.
console.log('== builds');
await build('node');
await build('workers');
await Promise.all(LANES.map(runLane));
rmSync(folder, { recursive: true, force: true });
for (const failure of failures) console.log(`\n== failed: ${failure}`);
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed > 0 || total.passed === 0 ? 1 : 0);
