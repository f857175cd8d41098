import * as v from 'valibot';
import { VARIABLES } from '../../src/server/platform/config-variables.ts';

const cell = (text: string): string => text.replaceAll('|', '\\|');

/** The table of `docs/configuration.md`: a line for each variable, in Markdown. */
export function configurationTable(): string {
  const rows = Object.entries(VARIABLES).map(([name, { schema, about, unset, workers }]) => {
    const standard = unset ?? `\`${v.getDefault(schema)}\``;
    return `| \`${name}\` | ${cell(about)} | ${cell(standard)} | ${workers ? 'Node, Workers' : 'Node'} |`;
  });
  return ['| variable | meaning | default | runtime |', '| --- | --- | --- | --- |', ...rows].join(
    '\n',
  );
}
