import type { MatchReason } from '../../../contract/values/money/bank.ts';
import { formatList } from '../../../i18n/regions-and-lists.ts';
import { Badge } from '../../ui/badge.tsx';
import type { DeskTenantView } from '../view.ts';

type WhyProps = {
  view: DeskTenantView;
  score: number;
  isSure?: boolean;
  reasons: readonly MatchReason[];
};

/** Why a top-up is suggested, and how certain the suggestion is. */
export function Why({ view: { t, locale }, score, isSure = score >= 0.9, reasons }: WhyProps) {
  const percent = Math.round(score * 100);
  return (
    <>
      {score > 0 && (
        <Badge tone={isSure ? 'success' : 'warning'}>{t('desk.bank.sureOf', { percent })}</Badge>
      )}{' '}
      {formatList(
        locale,
        reasons.map((reason) => t(`desk.bank.reason.${reason}`)),
      )}
    </>
  );
}
