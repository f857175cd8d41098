import { readFileSync } from 'node:fs';
import path from 'node:path';

/** The used part of the output of Vitest's JSON reporter. */
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

/** The result of a suite; each failure with its messages. */
export type Outcome = { passed: number; failed: number; failures: string[] };

/** How many of the last lines are shown: enough for an error with its stack and the summary. */
const LAST_LINES = 80;

/** The message of each failed test, and of each file that failed before its tests. */
function* failuresOf({ testResults }: Report): Generator<string> {
  for (const file of testResults) {
    const failed = file.assertionResults.filter(({ status }) => status === 'failed');
    for (const { fullName, failureMessages } of failed) {
      yield `${path.relative('.', file.name)}: ${fullName}\n${failureMessages.join('\n')}`;
    }
    if (failed.length === 0 && file.status === 'failed') yield `${file.name}\n${file.message}`;
  }
}

/**
 * The end of a suite's output. It shows an error outside tests, or a server that did not end.
 */
export const lastLines = (output: string): string =>
  output.split('\n').slice(-LAST_LINES).join('\n');

function readReport(file: string): Report | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Report;
  } catch {
    return undefined;
  }
}

/**
 * Reads the report of a suite. A suite that exited with an error has failed, whatever its report
 * says.
 */
export function outcomeOf(reportFile: string, output: string, endedWell: boolean): Outcome {
  const report = readReport(reportFile);
  if (!report) return { passed: 0, failed: 1, failures: [lastLines(output)] };
  const inTests = [...failuresOf(report)];
  const failures = inTests.length > 0 || endedWell ? inTests : [lastLines(output)];
  return {
    passed: report.numPassedTests,
    failed: Math.max(report.numFailedTests, failures.length, endedWell ? 0 : 1),
    failures,
  };
}
