import type { LocalisedText } from '../../src/server/db/schema/shop/catalogue.ts';
import { siteText } from './site-text.ts';

/** A step of the how-to-use page. Tenants with steps begin with these. */
export type Step = {
  name: LocalisedText;
  remark: LocalisedText;
  description: LocalisedText;
  image: string;
};

export const STEPS: readonly Step[] = (['find', 'pay', 'check', 'home'] as const).map((id) => ({
  image: `/brand/step-${id}.svg`,
  name: siteText(`steps.${id}.name`),
  remark: siteText(`steps.${id}.remark`),
  description: siteText(`steps.${id}.description`),
}));
