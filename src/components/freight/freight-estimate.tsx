import type { TransitOption } from '../../contract/site.ts';
import type { View } from '../view.ts';
import { FreightForm, type FreightFormTexts } from './freight-form.tsx';
import { type FreightFormat, freightRows } from './freight-rows.ts';
import type { FreightMistake, FreightQuestion } from './measures.ts';

type FreightEstimateProps = {
  view: View;
  /** Page that the form stands on. */
  action: string;
  countries: readonly { code: string; name: string }[];
  question: FreightQuestion;
  mistake?: FreightMistake;
  /** The answer to the question. */
  options: readonly TransitOption[];
};

/** How the estimates are written in the reader's language, for the server and the browser alike. */
export function freightFormat({ tenant, locale, t }: View): FreightFormat {
  const weight = '{weight}';
  return {
    locale,
    exchange: tenant.exchangeInfo,
    texts: {
      days: t('estimate.days', { min: '{min}', max: '{max}' }),
      oneDay: t('estimate.oneDay'),
      exactDays: t('estimate.exactDays', { days: '{days}' }),
      billed: t('estimate.billed', { weight }),
      billedByVolume: t('estimate.billedByVolume', { weight }),
    },
  };
}

/** Country, weight and size, and what each way home costs. */
export function FreightEstimate(props: FreightEstimateProps) {
  const { view, action, countries, question, mistake, options } = props;
  const { t } = view;
  const format = freightFormat(view);
  const texts: FreightFormTexts = {
    country: t('estimate.country'),
    weight: t('estimate.weight'),
    size: t('estimate.size'),
    sizeHint: t('estimate.sizeHint'),
    length: t('estimate.length'),
    width: t('estimate.width'),
    height: t('estimate.height'),
    ask: t('estimate.ask'),
    none: t('estimate.none'),
    failed: t('estimate.failed'),
    weightMistake: t('estimate.weightMistake'),
    sizeMistake: t('estimate.sizeMistake'),
    cheapest: t('estimate.cheapest'),
    fastest: t('estimate.fastest'),
    note: t('estimate.note'),
  };
  return (
    <FreightForm
      action={action}
      countries={countries.map(({ code, name }) => ({ value: code, label: name }))}
      question={question}
      {...(mistake && { mistake })}
      rows={freightRows(options, format)}
      format={format}
      texts={texts}
    />
  );
}
