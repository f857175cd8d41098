import { globSync } from 'node:fs';
import { expect, it } from 'vitest';
import config from '../../../vitest.config.ts';
import { ON_WORKERD } from '../../api/on-workerd.ts';

it('every API test that is listed to run on workerd exists', () => {
  const missing = Object.keys(ON_WORKERD).filter(
    (file) => globSync(`tests/api/${file}.test.ts`).length !== 1,
  );
  expect(missing).toEqual([]);
});

it('every file pattern of a test project matches a test', () => {
  const patterns = config.test?.projects?.flatMap((project) =>
    typeof project === 'object' && 'test' in project ? (project.test?.include ?? []) : [],
  );
  expect(patterns?.filter((pattern) => globSync(pattern).length === 0)).toEqual([]);
});
