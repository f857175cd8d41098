import { suggest } from '../../../src/server/commerce/bank/suggestions/suggest.ts';
import { suggestOutgoing } from '../../../src/server/commerce/bank/suggestions/suggest-outgoing.ts';
import { generateOutgoing, judgedOutgoing } from './generate-outgoing.ts';
import { generateStatement, judged } from './generate-statement.ts';

/** The seeds with which the rules were tuned, and those that were first tried afterwards. */
const SEEDS = { tuned: [1, 2, 3, 4, 5], kept: [101, 102, 103, 104, 105] } as const;
const LINES = 10_000;

const percent = (part: number, whole: number): string => `${((part / whole) * 100).toFixed(2)} %`;

/**
 * Prints the CPU time for matching 10,000 incoming and outgoing lines, and the share of right suggestions,
 * for each seed.
 */
export function benchBank(): void {
  for (const [name, seeds] of Object.entries(SEEDS)) {
    for (const seed of seeds) {
      const incoming = generateStatement(seed, LINES);
      const topUps = timed(() => suggest(incoming.lines, incoming.deposits));
      print(`${name} ${seed}, in`, incoming.lines.length, topUps, judged(incoming, topUps.found));
      const outgoing = generateOutgoing(seed, LINES);
      const others = timed(() => suggestOutgoing(outgoing.lines, outgoing.known));
      const figures = judgedOutgoing(outgoing, others.found);
      print(`${name} ${seed}, out`, outgoing.lines.length, others, figures);
    }
  }
}

function timed<T>(run: () => T): { found: T; milliseconds: number } {
  const begin = process.cpuUsage();
  const found = run();
  const { user, system } = process.cpuUsage(begin);
  return { found, milliseconds: Math.round((user + system) / 1000) };
}

function print(
  name: string,
  lines: number,
  { milliseconds }: { milliseconds: number },
  figures: ReturnType<typeof judged>,
): void {
  const wrong = percent(figures.wrong, figures.suggestions);
  const wrongSure = percent(figures.wrongSure, figures.sure);
  const found = percent(figures.found, figures.partnered);
  console.log(
    `${name}: ${lines} lines, ${milliseconds} ms of the processor; ` +
      `${figures.suggestions} suggestions, ${wrong} wrong; ${figures.sure} sure, ${wrongSure} wrong; ` +
      `${found} of the lines that belong to something have one`,
  );
}
