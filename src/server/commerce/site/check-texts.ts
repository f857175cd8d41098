import { Failure } from '../../../contract/errors.ts';
import type { TenantFile } from '../../../contract/ops/shop/tenant-file.ts';
import {
  CHOICE_FACTS,
  NUMBER_FACTS,
  TEXT_FACTS,
} from '../../../contract/values/shop/text-facts.ts';
import { messageUses } from '../../../i18n/message-names.ts';

const isFact = (name: string): boolean => TEXT_FACTS.some((fact) => fact === name);

/** Whether a setting is used correctly: `{fee, date}` would make the text fail when it is read. */
function fits({ name, as }: ReturnType<typeof messageUses>[number]): boolean {
  if (as === 'value') return true;
  if (as === 'select') return CHOICE_FACTS.includes(name) || NUMBER_FACTS.includes(name);
  return (as === 'plural' || as === 'number') && NUMBER_FACTS.includes(name);
}

/** Whether a text can be filled in: its syntax is right, and it uses only existing settings, in ways that fit. */
function isFillable(text: string): boolean {
  try {
    return messageUses(text).every((use) => isFact(use.name) && fits(use));
  } catch {
    return false;
  }
}

/**
 * Throws `VALIDATION_FAILED` at each text that names something that is not a setting, or uses a setting in
 * a way that fails. Texts are by the names of their fields.
 */
export function checkTexts(texts: Readonly<Record<string, string | undefined>>): void {
  const wrong = Object.entries(texts).filter(([, text]) => text && !isFillable(text));
  if (wrong.length === 0) return;
  const fields = wrong.map(([field]) => ({ field, code: 'placeholder' as const }));
  throw new Failure('VALIDATION_FAILED', {}, fields);
}

/** As `checkTexts`, for all texts of the steps of the how-to page. */
export function checkSteps({ howToUse = [] }: Partial<Pick<TenantFile, 'howToUse'>>): void {
  const texts = howToUse.flatMap(({ image: _, ...step }, i) =>
    Object.entries(step).flatMap(([name, text]) =>
      Object.entries(text).map(([locale, one]) => [`howToUse.${i}.${name}.${locale}`, one]),
    ),
  );
  checkTexts(Object.fromEntries(texts));
}
