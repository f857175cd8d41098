import { suggest } from '../../../src/server/commerce/bank/suggest.ts';
import { generateStatement, judged } from './generate-statement.ts';

/** The seeds with which the rules were tuned, and those that were only looked at afterwards. */
const SEEDS = { tuned: [1, 2, 3, 4, 5], kept: [101, 102, 103, 104, 105] } as const;
const LINES = 10_000;

const percent = (part: number, whole: number): string => `${((part / whole) * 100).toFixed(2)} %`;

/** Prints how much time of the processor 10,000 lines take to be matched, and how well, for each seed. */
export function benchBank(): void {
  for (const [name, seeds] of Object.entries(SEEDS)) {
    for (const seed of seeds) {
      const generated = generateStatement(seed, LINES);
      const begin = process.cpuUsage();
      const suggestions = suggest(generated.lines, generated.deposits);
      const { user, system } = process.cpuUsage(begin);
      const milliseconds = Math.round((user + system) / 1000);
      const figures = judged(generated, suggestions);
      const wrong = percent(figures.wrong, figures.suggestions);
      const wrongSure = percent(figures.wrongSure, figures.sure);
      const found = percent(figures.found, figures.partnered);
      console.log(
        `${name} ${seed}: ${generated.lines.length} lines, ${generated.deposits.length} top-ups, ${milliseconds} ms of the processor; ` +
          `${figures.suggestions} suggestions, ${wrong} wrong; ${figures.sure} sure, ${wrongSure} wrong; ` +
          `${found} of the lines with a top-up have one`,
      );
    }
  }
}
