import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

it('the image has the Node of package.json', () => {
  const { devDependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
  expect(readFileSync('Dockerfile', 'utf8')).toContain(`\nARG NODE=${devDependencies.node}\n`);
});
