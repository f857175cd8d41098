import type { TransitOption } from '../../contract/calls/site.ts';
import { weightUnit } from '../../i18n/format.ts';
import { translateKey } from '../../i18n/translator.ts';
import type { View } from '../view.ts';
import { billTexts } from './bill-texts.ts';
import { type FreightAnswerTexts, FreightForm, type FreightFormTexts } from './freight-form.tsx';
import { freightFormat } from './freight-format.ts';
import { freightRows } from './freight-rows.ts';
import { type FreightMistake, type FreightQuestion, SHIPPABLE } from './measures.ts';

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

/** Country, weight and size, and what each way home costs. */
export function FreightEstimate(props: FreightEstimateProps) {
  const { view, action, countries, question, mistake, options } = props;
  const { t } = view;
  const format = freightFormat(view);
  const texts: FreightFormTexts = {
    country: t('estimate.country'),
    goods: t('estimate.goods'),
    weight: t('estimate.weight'),
    weightUnit: weightUnit(view.locale),
    size: t('estimate.size'),
    sizeHint: t('estimate.sizeHint'),
    length: t('estimate.length'),
    width: t('estimate.width'),
    height: t('estimate.height'),
    ask: t('estimate.ask'),
    weightMistake: t('estimate.weightMistake'),
    sizeMistake: t('estimate.sizeMistake'),
    note: t('estimate.note'),
  };
  const answerTexts: FreightAnswerTexts = {
    none: t('estimate.none'),
    failed: t('estimate.failed'),
    cheapest: t('estimate.cheapest'),
    fastest: t('estimate.fastest'),
    ...billTexts(t),
  };
  return (
    <FreightForm
      action={action}
      countries={countries.map(({ code, name }) => ({ value: code, label: name }))}
      goods={[
        { value: '', label: t('estimate.anyGoods') },
        ...SHIPPABLE.map((goods) => ({
          value: goods,
          label: translateKey(t, `goodsClass.${goods}`),
        })),
      ]}
      question={question}
      {...(mistake && { mistake })}
      rows={freightRows(options, format)}
      format={format}
      texts={texts}
      answerTexts={answerTexts}
    />
  );
}
