import type { LocalisedText } from '../../src/server/db/schema/catalogue.ts';
import { siteText } from './site-text.ts';

/** The steps of the how-to-use page, as every tenant that shows them begins. */
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
