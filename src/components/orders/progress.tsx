import { Link } from '../../framework/link.tsx';
import { formatDays } from '../../i18n/day-range.ts';
import { isolate } from '../../i18n/isolate.ts';
import * as transit from '../transit/transit.css';
import { isolated } from '../ui/isolated.tsx';
import { Steps } from '../ui/steps.tsx';
import { textLink } from '../ui/text-link.css';
import type { View } from '../view.ts';
import type { Expected } from './expected-dates.ts';
import * as css from './orders.css';

type ProgressStep = { label: string; expected?: Expected | undefined };

type ProgressProps = {
  view: View;
  steps: readonly ProgressStep[];
  /** The index of the current step; the number of steps when all are done. */
  current: number;
  /** The message key for the last expected time; the message has `{days}`. */
  arrival: 'expected.warehouse' | 'expected.arrival';
  orderNo: string;
  now: number;
};

/** The steps of an order or shipment with the days on which they are expected; says if it takes longer. */
export function Progress({ view, steps, current, arrival, orderNo, now }: ProgressProps) {
  const { t, locale, tenant } = view;
  const days = (expected: Expected) => isolate(formatDays(locale, expected, tenant));
  const expected = steps.map((step) => step.expected);
  const last = expected.findLast(Boolean);
  const late = expected.find((one) => one && one.until < now);
  return (
    <>
      <div className={transit.steps}>
        <Steps
          label={t('transit.steps')}
          steps={steps.map((step) =>
            step.expected && !late ? (
              <span key={step.label} className={css.step}>
                {step.label}
                <span className={css.muted}>{isolated(days(step.expected))}</span>
              </span>
            ) : (
              step.label
            ),
          )}
          current={current}
        />
      </div>
      {last && !late && <p>{isolated(t(arrival, { days: days(last) }))}</p>}
      {late && (
        <p>
          {isolated(t('expected.late', { day: days({ from: late.until, until: late.until }) }))}{' '}
          <Link href={`/my/message?tab=feedback&orderNo=${orderNo}`} className={textLink}>
            {t('message.tab.feedback')}
          </Link>
        </p>
      )}
    </>
  );
}
