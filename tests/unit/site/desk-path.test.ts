import { readdirSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { tenantId } from '../../../src/contract/ops/shop/tenant-file.ts';
import { tenantInPath } from '../../../src/site/desk-path.ts';

const PAGES = path.join(import.meta.dirname, '../../../src/pages/desk');
const deskPages = readdirSync(PAGES)
  .filter((file) => /^[a-z].*\.tsx$/.test(file) && file !== 'index.tsx')
  .map((file) => path.basename(file, '.tsx'));

test.each(deskPages)('/desk/%s is a page of the desk, and the desk of no tenant', (page) => {
  expect(tenantInPath(`/desk/${page}`)).toBeUndefined();
  expect(v.is(tenantId, page)).toBe(false);
});

test('any other name in that place is a tenant’s', () => {
  expect(tenantInPath('/desk/naga/orders')).toBe('naga');
  expect(v.is(tenantId, 'naga')).toBe(true);
});
