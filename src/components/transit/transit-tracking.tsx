import type { TransitOrder } from '../../contract/calls/transit.ts';
import { formatDateTime } from '../../i18n/format.ts';
import { translateKey } from '../../i18n/translator.ts';
import { Card } from '../ui/card.tsx';
import { CopyButton } from '../ui/copy-button.tsx';
import { Timeline } from '../ui/timeline.tsx';
import type { View } from '../view.ts';
import * as css from './transit.css';

type TransitPartProps = { view: View; order: TransitOrder };

/** The carrier's events, newest first. */
export function TransitTracking({ view, order }: TransitPartProps) {
  const { t, locale, tenant } = view;
  const { carrier, trackingNo, localExpressCompanyName, localTrackingNo } = order;
  if (!trackingNo && order.traces.length === 0) return null;
  const traces = order.traces.toSorted((a, b) => Date.parse(b.at) - Date.parse(a.at));
  return (
    <Card title={t('transit.tracking')}>
      <div className={css.stack}>
        <dl className={css.numbers}>
          {trackingNo && (
            <TrackingNumber t={t} term={carrier || t('transit.carrier')} no={trackingNo} />
          )}
          {localTrackingNo && (
            <TrackingNumber
              t={t}
              term={localExpressCompanyName || t('transit.localExpress')}
              no={localTrackingNo}
            />
          )}
        </dl>
        {traces.length > 0 ? (
          <Timeline
            events={traces.map(({ at, status, text, location }, index) => ({
              key: `${at} ${status} ${text}`,
              title: translateKey(t, `traceStatus.${status}`),
              at,
              time: formatDateTime(locale, at, tenant),
              text: (
                <span className={css.trace}>
                  <span dir="auto">{text}</span>
                  {location && (
                    <span dir="auto" className={css.location}>
                      {location}
                    </span>
                  )}
                </span>
              ),
              state: index === 0 && order.status !== 'COMPLETED' ? 'now' : 'done',
            }))}
          />
        ) : (
          <p className={css.muted}>{t('transit.noTraces')}</p>
        )}
      </div>
    </Card>
  );
}

function TrackingNumber({ t, term, no }: { t: View['t']; term: string; no: string }) {
  return (
    <div className={css.number}>
      <dt>
        <bdi>{term}</bdi>
      </dt>
      <dd className={css.numberValue}>
        <bdi>{no}</bdi>
        <CopyButton value={no} label={t('parcel.copyTracking')} copied={t('shell.copied')} />
      </dd>
    </div>
  );
}

const FINAL_STATUSES: readonly TransitOrder['status'][] = [
  'COMPLETED',
  'CLOSED',
  'RETURNED',
  'LOST',
  'CUSTOMS_SEIZED',
];

/** The events of the transit order; those of its carrier are in `TransitTracking`. */
export function TransitHistory({ view, order }: TransitPartProps) {
  const { t, locale, tenant } = view;
  const last = order.timeline.length - 1;
  return (
    <Card title={t('order.timeline')}>
      <Timeline
        events={order.timeline.map(({ event, at, details }, index) => ({
          key: `${index}`,
          title: translateKey(t, `transit.event.${event}`),
          at,
          time: formatDateTime(locale, at, tenant),
          text: typeof details.note === 'string' && <p dir="auto">{details.note}</p>,
          state: index === last && !FINAL_STATUSES.includes(order.status) ? 'now' : 'done',
        }))}
      />
    </Card>
  );
}
