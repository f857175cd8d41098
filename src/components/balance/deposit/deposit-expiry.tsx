import { formatDateTime } from '../../../i18n/format.ts';
import type { View } from '../../view.ts';
import * as css from '../balance.css';
import { Countdown } from './countdown.tsx';

/** From when on the seconds count. */
const COUNTED_MS = 60 * 60_000;

/** Until when a top-up waits: a day and time, or in its last hour how long still. */
export function DepositExpiry({ view, until, now }: { view: View; until: string; now: number }) {
  const { t, locale, tenant } = view;
  const leftMs = Date.parse(until) - now;
  if (leftMs <= 0) return null;
  if (leftMs <= COUNTED_MS) {
    return (
      <Countdown
        leftSeconds={Math.ceil(leftMs / 1000)}
        text={t('deposit.left', { time: '{time}' })}
        overText={t('deposit.status.EXPIRED')}
      />
    );
  }
  return (
    <p className={css.muted}>
      {t('deposit.until', { time: formatDateTime(locale, until, tenant.timezoneOffset) })}
    </p>
  );
}
