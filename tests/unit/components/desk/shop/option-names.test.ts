import { expect, it } from 'vitest';
import { nameOf } from '../../../../../src/components/desk/shop/field-props.ts';
import { type FieldShape, shapeOf } from '../../../../../src/components/desk/shop/field-shape.ts';
import { PART_VALUES } from '../../../../../src/contract/ops/shop/shop-values.ts';
import {
  SERVICE_CHAT_TYPES,
  SOCIAL_PLATFORMS,
} from '../../../../../src/contract/values/shop/site-kinds.ts';
import { deskTranslator } from '../../../support/translator.ts';

const BRANDS: readonly string[] = [...SERVICE_CHAT_TYPES, ...SOCIAL_PLATFORMS];

/** Every option of a field with the name of the field. */
function optionsIn(name: string, shape: FieldShape): { field: string; option: string }[] {
  switch (shape.kind) {
    case 'choice':
    case 'choices':
      return shape.options.map((option) => ({ field: name, option }));
    case 'group':
    case 'rows':
      return shape.fields.flatMap(([one, inside]) => optionsIn(one, inside));
    default:
      return [];
  }
}

const OPTIONS = Object.values(PART_VALUES).flatMap(({ entries }) =>
  Object.entries(entries).flatMap(([name, schema]) => optionsIn(name, shapeOf(schema))),
);

it.each(['en', 'zh-CN'] as const)(
  'every option of the forms has a name in %s, unless it is a brand',
  async (locale) => {
    const t = await deskTranslator(locale);
    const nameless = OPTIONS.filter(({ option }) => !BRANDS.includes(option)).filter(
      ({ field, option }) => {
        const name = nameOf({ t }, option, field);
        return /^[A-Z_]+$/.test(name) || name.includes(`.${option}`);
      },
    );
    expect(nameless).toEqual([]);
  },
);

it('a marketplace has its usual name, a social network that of its brand', async () => {
  const t = await deskTranslator('en');
  expect(nameOf({ t }, 'Alibaba', 'platform')).toBe('1688');
  expect(nameOf({ t }, 'FACEBOOK', 'platform')).toBe('FACEBOOK');
  expect(nameOf({ t }, 'KG', 'dailyPer')).toBe('Kilogram');
});
