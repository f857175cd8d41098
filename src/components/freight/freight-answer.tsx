import { Notice } from '../ui/notice.tsx';
import type { FreightAnswerTexts } from './freight-form.tsx';
import { FreightOptions } from './freight-options.tsx';
import type { FreightRow } from './freight-rows.ts';

type FreightAnswerProps = {
  readonly rows: readonly FreightRow[];
  readonly texts: FreightAnswerTexts;
};

/** The ways home, or that there are none. */
export function FreightAnswer({ rows, texts }: FreightAnswerProps) {
  return rows.length === 0 ? (
    <Notice>{texts.none}</Notice>
  ) : (
    <FreightOptions rows={rows} texts={texts} />
  );
}
