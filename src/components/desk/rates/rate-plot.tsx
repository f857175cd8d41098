import type { Output } from '../../../contract/endpoints.ts';
import { formatDateTime } from '../../../i18n/format.ts';
import { formatRate } from '../../money/rate.ts';
import type { DeskTenantView } from '../view.ts';

type Points = Output<'getRate'>['points'];
type PlotProps = { view: DeskTenantView; currency: string; points: Points };

const WIDTH = 640;
const HEIGHT = 220;
const PAD = { left: 8, right: 8, top: 16, bottom: 24 };

/**
 * The path of a line over time. It has steps, because a rate applies until the next one. `of` returns the value at a
 * point.
 */
function steps(points: Points, of: (point: Points[number]) => number, place: Place): string {
  const placed = points.map(
    (point) => [place.x(Date.parse(point.at)), place.y(of(point))] as const,
  );
  const [first, ...rest] = placed;
  if (!first) return '';
  return rest.reduce((path, [x, y]) => `${path}H${x}V${y}`, `M${first.join(' ')}`);
}

type Place = { x: (time: number) => number; y: (value: number) => number };

function placeOf(points: Points): Place & { low: number; high: number } {
  const times = points.map(({ at }) => Date.parse(at));
  const values = points.flatMap(({ raw, rate }) => [Number(raw), Number(rate)]);
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const [from, to] = [Math.min(...times), Math.max(...times)];
  const fractionOf = (value: number, start: number, end: number) =>
    end === start ? 0.5 : (value - start) / (end - start);
  const round = (value: number) => Math.round(value * 10) / 10;
  return {
    low,
    high,
    x: (time) => round(PAD.left + fractionOf(time, from, to) * (WIDTH - PAD.left - PAD.right)),
    y: (value) =>
      round(HEIGHT - PAD.bottom - fractionOf(value, low, high) * (HEIGHT - PAD.top - PAD.bottom)),
  };
}

/** The source's rate and the shoppers' rate over time. The plot's text describes the lines. */
export function RatePlot({ view, currency, points }: PlotProps) {
  const { t, locale, zone } = view;
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last || points.length < 2) {
    return <p className="desk-quiet">{t('desk.rates.noPlot')}</p>;
  }
  const place = placeOf(points);
  const number = (value: number | string) => formatRate(locale, String(value));
  const time = (iso: string) => formatDateTime(locale, iso, zone);
  const label = t('desk.rates.plotText', {
    currency,
    from: time(first.at),
    to: time(last.at),
    first: number(first.rate),
    last: number(last.rate),
    low: number(place.low),
    high: number(place.high),
  });
  const end = place.x(Date.parse(last.at));
  return (
    <figure className="desk-plot">
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={label}>
        {[place.low, place.high].map((value) => (
          <line
            key={value}
            className="desk-plot-grid"
            x1={PAD.left}
            x2={WIDTH - PAD.right}
            y1={place.y(value)}
            y2={place.y(value)}
          />
        ))}
        <path className="desk-plot-raw" d={steps(points, ({ raw }) => Number(raw), place)} />
        <path className="desk-plot-rate" d={steps(points, ({ rate }) => Number(rate), place)} />
        <circle className="desk-plot-end" cx={end} cy={place.y(Number(last.rate))} r={4} />
      </svg>
      <div className="desk-plot-scale" aria-hidden="true">
        <span>{time(first.at)}</span>
        <span>
          {number(place.low)} – {number(place.high)}
        </span>
        <span>{time(last.at)}</span>
      </div>
      <figcaption className="desk-row">
        <span className="desk-plot-key" data-line="rate">
          {t('desk.rates.rate')}
        </span>
        <span className="desk-plot-key" data-line="raw">
          {t('desk.rates.raw')}
        </span>
      </figcaption>
    </figure>
  );
}
