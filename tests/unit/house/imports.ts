import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** `#name` → the files that a build may resolve it to, from package.json. */
const ALIASES: Record<string, Record<string, string>> = JSON.parse(
  readFileSync('package.json', 'utf8'),
).imports;

/** The path that an import or export names, `import(…)` and types included. */
const IMPORT =
  /(?:^|\n)\s*(?:import|export)\s(?:[^'";]*?\sfrom\s)?['"]([.#][^'"]+)['"]|\bimport\(\s*['"]([.#][^'"]+)['"]/g;

/** Every source file below `src`, as a path below the repository. */
export const sourceFiles = globSync('src/**/*.{ts,tsx}').filter(
  (file) => file !== 'src/pages.gen.ts',
);

const known = new Set(globSync('{src,demo,build,tools,locales}/**/*.{ts,tsx,json,js}'));

function fileOf(from: string, specifier: string): string {
  const name = specifier.split('?')[0] ?? specifier;
  const target = path.join(path.dirname(from), name);
  return [target, `${target}.ts`, `${target}.tsx`].find((file) => known.has(file)) ?? target;
}

/** The files that a file imports, as paths below the repository: relative ones, and all that a `#` may mean. */
export function importsOf(file: string): string[] {
  const source = readFileSync(file, 'utf8');
  return [...source.matchAll(IMPORT)].flatMap(([, plain, lazy]) => {
    const specifier = plain ?? lazy ?? '';
    if (!specifier.startsWith('#')) return [fileOf(file, specifier)];
    return Object.values(ALIASES[specifier] ?? {}).map((target) => path.normalize(target));
  });
}

/** Groups of files that import each other in a circle (Tarjan's strongly connected components). */
export function circlesOf(files: readonly string[]): string[][] {
  const index = new Map<string, number>();
  const low = new Map<string, number>();
  const stack: string[] = [];
  const circles: string[][] = [];
  const lowest = (file: string) => low.get(file) ?? 0;
  const visit = (file: string) => {
    index.set(file, index.size);
    low.set(file, index.size - 1);
    stack.push(file);
    for (const target of importsOf(file).filter(
      (name) => /\.tsx?$/.test(name) && known.has(name),
    )) {
      if (!index.has(target)) visit(target);
      if (stack.includes(target)) low.set(file, Math.min(lowest(file), lowest(target)));
    }
    if (lowest(file) !== index.get(file)) return;
    const circle = stack.splice(stack.indexOf(file));
    if (circle.length > 1) circles.push(circle.sort());
  };
  for (const file of files) if (!index.has(file)) visit(file);
  return circles;
}
