import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { run } from './run.ts';

type Step = { name: string; project: string; environment?: Record<string, string> };

const SUITES: Step[] = [
  { name: 'unit', project: 'unit' },
  { name: 'API on Node', project: 'api', environment: { TARGET: 'node' } },
  { name: 'API on workerd with D1', project: 'api', environment: { TARGET: 'workers' } },
  { name: 'browser', project: 'e2e' },
  { name: 'browser, the backend elsewhere', project: 'e2e-upstream' },
];

const reports = mkdtempSync(path.join(tmpdir(), 'sampan-reports-'));
const total = { passed: 0, failed: 0 };

async function suite({ name, project, environment }: Step, index: number): Promise<void> {
  console.log(`\n== ${name}`);
  const report = path.join(reports, `${index}.json`);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const ended = await run(
    'npx',
    ['vitest', 'run', '--project', project, ...reporters],
    environment,
  ).then(
    () => true,
    () => false,
  );
  try {
    const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(report, 'utf8'));
    total.passed += numPassedTests;
    total.failed += Math.max(numFailedTests, ended ? 0 : 1);
  } catch {
    total.failed += 1;
  }
}

console.log('== types');
await run('npx', ['tsc', '--noEmit']);
console.log('== lint');
await run('npx', ['biome', 'check', '.']);
for (const [index, step] of SUITES.entries()) await suite(step, index);
rmSync(reports, { recursive: true, force: true });
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed > 0 || total.passed === 0 ? 1 : 0);
