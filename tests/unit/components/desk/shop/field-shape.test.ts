import { expect, it } from 'vitest';
import { shapeOf, showsErrorAt } from '../../../../../src/components/desk/shop/field-shape.ts';
import { PART_VALUES } from '../../../../../src/contract/ops/shop/shop-values.ts';

const { bannersValue, groupsValue, featuresValue } = {
  bannersValue: shapeOf(PART_VALUES.banners.entries.banners),
  groupsValue: shapeOf(PART_VALUES.groups.entries.productGroups),
  featuresValue: shapeOf(PART_VALUES.features.entries.returnOrigins),
};

it.each([
  ['a text in a language of the shop', bannersValue, '0.title.en', true],
  ['a text in a language without a field', bannersValue, '0.title.fr', false],
  ['a text as a whole', bannersValue, '0.title', false],
  ['a field of a row', bannersValue, '3.link', true],
  ['a field that the form does not have', bannersValue, '0.position', false],
  ['too many rows', bannersValue, '', false],
  ['an item of a list', groupsValue, '1.productIds.4', true],
  ['a list as a whole', featuresValue, '', true],
])('the form shows the error of %s at its field: %#', (_, shape, path, isShown) => {
  expect(showsErrorAt(shape, path.split('.').filter(Boolean), ['en', 'ru'])).toBe(isShown);
});
