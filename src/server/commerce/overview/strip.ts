import type { Overview } from '../../../contract/calls/overview.ts';
import { shownDays } from '../../../contract/values/orders/time-left.ts';
import { formatCny } from '../../../i18n/format.ts';
import { isolate } from '../../../i18n/isolate.ts';
import { myStages } from '../../../site/my-stages.ts';
import { nextActs } from '../../../site/next-acts.ts';
import { isPartShown } from '../../../site/parts.ts';
import type { Scope } from '../base/scope.ts';

/**
 * The overview in one strip, in the reader's language, for pages that are the same for everybody: what to
 * do next, the stages that are not empty, and the balance. Undefined if all of these are empty.
 */
export function stripOf(
  { t, locale, tenant, now }: Pick<Scope, 't' | 'locale' | 'tenant' | 'now'>,
  overview: Overview,
): Overview['strip'] {
  const shown = {
    stored: isPartShown('/my/in-stock-items', tenant),
    transit: isPartShown('/my/transit', tenant),
  };
  const amount = (decimal: string) => isolate(formatCny(locale, decimal));
  const [act] = nextActs(overview, shown);
  const { freeUntil } = overview.stored;
  const stages = myStages(overview, shown)
    .filter(({ count = 0 }) => count > 0)
    .map(({ name, href, count = 0 }) => ({
      href,
      text: t(`overview.stage.${name}`),
      count,
      ...(name === 'stored' &&
        freeUntil && {
          note: t('parcel.freeDays', { days: shownDays(Date.parse(freeUntil) - now) }),
        }),
    }));
  if (!act && stages.length === 0) return undefined;
  return {
    ...(act && {
      act: {
        href: act.href,
        text: t(`overview.act.${act.name}`, {
          count: act.count,
          total: amount(overview.toPay.total),
        }),
      },
    }),
    stages,
    balance: {
      href: '/my/balance',
      text: t('balance.available'),
      amount: amount(overview.available),
    },
  };
}
