import type { TransitOption } from '../../contract/calls/site.ts';
import { examplePostCode } from '../../contract/values/warehouse/post-codes.ts';
import { weightUnit } from '../../i18n/format.ts';
import { freightOptionTexts } from '../../i18n/freight-texts.ts';
import { translateKey } from '../../i18n/translator.ts';
import { Select } from '../ui/select.tsx';
import { TextInput } from '../ui/text-input.tsx';
import type { View } from '../view.ts';
import * as css from './freight.css';
import { FreightForm, Options } from './freight-form.tsx';
import { FreightOptions } from './freight-options.tsx';
import { type FreightMistake, type FreightQuestion, SHIPPABLE } from './freight-question.ts';
import { freightFormat, freightRows } from './freight-rows.ts';

type FreightEstimateProps = {
  view: View;
  /** Path of the page with the form. */
  action: string;
  /** Names of countries by code. */
  countries: Readonly<Record<string, string>>;
  question: FreightQuestion;
  mistake?: FreightMistake;
  /** Whether the form asks for a postcode, which decides about zones and remote areas. */
  asksPostcode: boolean;
  /** The freight options for the question; undefined if nobody has asked yet. */
  options: readonly TransitOption[] | undefined;
};

/** The form for country, weight and size, and the price of each freight option. */
export function FreightEstimate(props: FreightEstimateProps) {
  const { view, action, mistake, options } = props;
  const { t } = view;
  const { texts, ...format } = freightFormat(view);
  return (
    <FreightForm
      action={action}
      hasMistake={mistake !== undefined}
      format={format}
      submitLabel={t('estimate.ask')}
      note={t('estimate.note')}
      renderedResult={
        options && (
          <FreightOptions
            rows={freightRows(options, { ...format, texts })}
            texts={freightOptionTexts(t)}
          />
        )
      }
    >
      <Fields {...props} />
    </FreightForm>
  );
}

/** The error of a postcode, with the country's format. */
const postCodeError = (t: View['t'], country: string): string =>
  [
    t('field.post_code'),
    t('address.postCodeHint', { example: examplePostCode(country) ?? '' }),
  ].join(' ');

function Fields(props: FreightEstimateProps) {
  const { countries, question, mistake, asksPostcode } = props;
  const { t, locale } = props.view;
  const goods = SHIPPABLE.map((kind) => [kind, translateKey(t, `goodsClass.${kind}`)] as const);
  return (
    <>
      <Select
        name="country"
        label={t('estimate.country')}
        options={[]}
        defaultValue={question.country}
      >
        <Options labels={countries} />
      </Select>
      {asksPostcode && (
        <TextInput
          name="postCode"
          label={t('estimate.postCode')}
          autoComplete="postal-code"
          maxLength={20}
          defaultValue={question.postCode}
          error={mistake === 'postCode' && postCodeError(t, question.country)}
        />
      )}
      <TextInput
        name="kg"
        label={t('estimate.weight')}
        inputMode="decimal"
        autoComplete="off"
        defaultValue={question.kg}
        error={mistake === 'weight' && t('estimate.weightMistake')}
        trailing={<span className={css.unit}>{weightUnit(locale)}</span>}
      />
      <fieldset className={css.size}>
        <legend className={css.legend}>{t('estimate.size')}</legend>
        <div className={css.row}>
          {(['length', 'width', 'height'] as const).map((side) => (
            <TextInput
              key={side}
              name={side}
              label={t(`estimate.${side}`)}
              labelHidden
              placeholder={t(`estimate.${side}`)}
              inputMode="decimal"
              autoComplete="off"
              defaultValue={question[side]}
            />
          ))}
        </div>
        {mistake === 'size' ? (
          <p className={css.error}>{t('estimate.sizeMistake')}</p>
        ) : (
          <p className={css.hint}>{t('estimate.sizeHint')}</p>
        )}
      </fieldset>
      <Select
        name="goods"
        label={t('estimate.goods')}
        options={[{ value: '', label: t('estimate.anyGoods') }]}
        defaultValue={question.goods}
      >
        <Options labels={Object.fromEntries(goods)} />
      </Select>
    </>
  );
}
