import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { importsOf } from './imports.ts';

/** Rooms beside src, with the rooms that may not be imported from them. */
const CLOSED: Record<string, readonly string[]> = {
  src: ['build', 'demo', 'tools', 'scripts', 'tests'],
  demo: ['scripts', 'tests'],
  build: ['scripts', 'tests'],
  tools: ['scripts', 'tests'],
  scripts: ['src', 'tests'],
};
const MAX_LINES = 40;

const topOf = (file: string) => file.split('/', 1)[0] ?? '';

describe('the rooms beside src', () => {
  it.each(Object.keys(CLOSED))('%s imports only the rooms that it may', (room) => {
    const wrong = globSync(`${room}/**/*.{ts,tsx}`).flatMap((file) =>
      importsOf(file)
        .filter((target) => CLOSED[room]?.includes(topOf(target)))
        .map((target) => `${file} → ${target}`),
    );
    expect(wrong).toEqual([]);
  });

  it('scripts are commands: short, and all of them in package.json', () => {
    const commands = readFileSync('package.json', 'utf8');
    for (const file of globSync('scripts/*')) {
      const { length } = readFileSync(file, 'utf8').trimEnd().split('\n');
      expect(length, file).toBeLessThanOrEqual(MAX_LINES);
      expect(commands).toMatch(new RegExp(`"(exec )?node ${file}"`));
    }
  });
});
