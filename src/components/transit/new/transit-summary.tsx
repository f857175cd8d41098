import type { TransitOption } from '../../../contract/calls/site.ts';
import type { DoorEstimate } from '../../../contract/values/money/door.ts';
import { fromFen, toFen } from '../../../contract/values/money/money.ts';
import { formatCny, formatWeight } from '../../../i18n/format.ts';
import { shippingTexts } from '../../../i18n/freight-texts.ts';
import { isolate } from '../../../i18n/isolate.ts';
import { countryText } from '../../address/country.ts';
import { Door } from '../../door/door.tsx';
import { doorFormat } from '../../door/door-format.ts';
import { showDoor } from '../../door/show-door.ts';
import { leadTime } from '../../freight/freight-rows.ts';
import { Amount } from '../../money/amount.tsx';
import { moneyToday } from '../../money/money-format.ts';
import { RateLine } from '../../money/rate-line.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { type Description, DescriptionList } from '../../ui/description-list.tsx';
import type { View } from '../../view.ts';
import * as css from './new-transit.css';
import type { NewTransitFormProps } from './new-transit.ts';

/** The shipment in short, with its estimated cost. */
export function TransitSummary(props: NewTransitFormProps) {
  const { view, draft, quote, optionCode, addressId, country, countries } = props;
  const { t, locale } = view;
  const option = quote.options.find(({ code }) => code === optionCode);
  const hasDestination = draft.selfPickup || addressId !== undefined;
  return (
    <Card
      title={t('transit.new.summary')}
      aside={<Badge tone="info">{t('transit.estimate')}</Badge>}
    >
      <div className={css.summaryBody} data-quote aria-live="polite">
        <DescriptionList
          items={[
            {
              term: t('transit.new.to'),
              value: <bdi>{countryText(locale, countries, country)}</bdi>,
            },
            {
              term: t('transit.estimatedWeight'),
              value: isolate(formatWeight(locale, quote.weightG)),
            },
            ...(option ? costs(view, option, draft.localExpressCompanyName) : []),
          ]}
        />
        <RateLine view={view} className={css.small} />
        {quote.door && option && (
          <Door
            shown={showDoor(
              withExpress(quote.door, option, draft.localExpressCompanyName),
              doorFormat(view),
              { option: option.code },
            )}
          />
        )}
      </div>
      <div className={css.buttons}>
        <Button
          type="submit"
          formMethod="get"
          formAction="/my/transit/new"
          formNoValidate
          block
          className={css.withoutScript}
        >
          {t('transit.new.requote')}
        </Button>
        <Button
          type="submit"
          variant="primary"
          size="lg"
          block
          disabled={!option || !hasDestination}
        >
          {t('transit.new.submit')}
        </Button>
        <p className={css.small}>
          {t(hasDestination ? `transit.new.due.${quote.chargeMode}` : 'transit.new.needAddress')}
        </p>
      </div>
    </Card>
  );
}

/** An estimate to the door by an option, with the local express added. */
function withExpress(door: DoorEstimate, option: TransitOption, company: string): DoorEstimate {
  const express = option.localExpressAmounts?.[company];
  if (!express) return door;
  const added = (amount: string) => fromFen(toFen(amount) + toFen(express));
  return {
    ...door,
    ways: door.ways.map((way) =>
      way.code === option.code
        ? { ...way, services: added(way.services), total: added(way.total) }
        : way,
    ),
  };
}

/** The lines of the freight price, with the local express added. */
function costs(view: View, option: TransitOption, company: string): Description[] {
  const { t, locale } = view;
  const { estimate, leadTimeDays, localExpressAmounts = {} } = option;
  const [min, max] = leadTimeDays;
  if (!estimate) return [];
  const express = localExpressAmounts[company];
  const total = fromFen(toFen(estimate.total) + toFen(express ?? '0.00'));
  return [
    { term: t('transit.new.option'), value: option.name },
    { term: t('transit.days'), value: leadTime(shippingTexts(view.t), min, max) },
    ...estimate.lines.map(({ label, amount }) => ({
      term: label,
      value: isolate(formatCny(locale, amount)),
    })),
    ...(express ? [{ term: isolate(company), value: isolate(formatCny(locale, express)) }] : []),
    {
      term: t('transit.new.total'),
      strong: true,
      value: <Amount money={moneyToday(view)} amount={total} size="lg" className={css.amounts} />,
    },
  ];
}
