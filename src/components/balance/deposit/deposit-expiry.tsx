import { placeholder } from '../../../i18n/fill.ts';
import { formatDateTime } from '../../../i18n/format.ts';
import type { View } from '../../view.ts';
import * as css from '../balance.css';
import { Countdown } from './countdown.tsx';

/** The time before the expiry in which the seconds are counted down: an hour. */
const COUNTDOWN_MS = 60 * 60_000;

/** The expiry of a top-up: day and time, or a countdown in its last hour. */
export function DepositExpiry({ view, until, now }: { view: View; until: string; now: number }) {
  const { t, locale, tenant } = view;
  const leftMs = Date.parse(until) - now;
  if (leftMs <= 0) return null;
  if (leftMs <= COUNTDOWN_MS) {
    return (
      <Countdown
        secondsLeft={Math.ceil(leftMs / 1000)}
        text={t('deposit.left', { time: placeholder('time') })}
        overText={t('deposit.status.EXPIRED')}
      />
    );
  }
  return (
    <p className={css.muted}>
      {t('deposit.until', { time: formatDateTime(locale, until, tenant) })}
    </p>
  );
}
