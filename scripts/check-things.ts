import { hasLocaleFile, readLocaleFile } from '../demo/texts/in-languages.ts';
import { LOCALES } from '../src/contract/values/locales.ts';
import { problemsOf } from '../tools/quality/search/check-things.ts';

/** Says what is wrong with the names of things in these languages (`npm run check:things -- ko ja`), or in all. */
const codes = process.argv.slice(2);
for (const locale of LOCALES.filter((code) => codes.length === 0 || codes.includes(code))) {
  if (!hasLocaleFile(locale, 'things.json')) {
    console.log(`${locale}: no file`);
    continue;
  }
  const problems = problemsOf(locale, JSON.parse(readLocaleFile(locale, 'things.json')));
  console.log(`${locale}: ${problems.length === 0 ? 'good' : `${problems.length} problems`}`);
  for (const problem of problems) console.log(`  ${problem}`);
  if (problems.length > 0) process.exitCode = 1;
}
