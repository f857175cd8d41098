import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { applyCss } from './apply-css.ts';

const AXE = readFileSync(
  path.join(import.meta.dirname, '../../../node_modules/axe-core/axe.min.js'),
  'utf8',
);

type Violation = { id: string; impact: string | null; nodes: { target: unknown[] }[] };

/**
 * The accessibility violations that axe finds, of all degrees or of the given ones, also by rules that are
 * off by default. The shades at the edges of wide tables are removed first, because axe can't judge the
 * contrast of texts over gradients.
 */
export async function axeViolations(
  page: Page,
  impacts?: readonly string[],
  { alsoRules = [] }: { alsoRules?: readonly string[] } = {},
): Promise<string[]> {
  await applyCss(page, '.desk-table { background-image: none !important }');
  await page.evaluate(AXE);
  const rules = Object.fromEntries(alsoRules.map((rule) => [rule, { enabled: true }]));
  const options = JSON.stringify({ resultTypes: ['violations'], rules });
  const { violations } = (await page.evaluate(`axe.run(${options})`)) as {
    violations: Violation[];
  };
  return violations
    .filter(({ impact }) => !impacts || impacts.includes(impact ?? ''))
    .map(({ id, nodes }) => `${id}: ${nodes.slice(0, 3).map((node) => String(node.target))}`);
}
