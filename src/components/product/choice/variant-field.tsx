import { useEffect, useRef } from 'react';
import { UNHYDRATED, useIsHydrating } from '../../../framework/browser/static-html.tsx';
import { type MoneyFormat, showCny } from '../../money/money-format.ts';
import { Select } from '../../ui/select.tsx';
import * as css from './choice.css';
import type { ChoiceTexts } from './choice-data.ts';
import { stockText } from './stock-text.tsx';
import { labelOf, type Variant, type VariantGroup } from './variants.ts';

const NAME = 'items.0.productSkuId';

type VariantFieldProps = {
  readonly groups: readonly VariantGroup[];
  readonly variants: readonly Variant[];
  readonly money: MoneyFormat;
  readonly texts: ChoiceTexts;
  /** Id of the chosen variant; empty while none is chosen. */
  readonly skuId: string;
};

/**
 * The field with the chosen variant. With scripts the field is a hidden input. Without scripts it is a list of all
 * variants, which only the server renders; scripts disable the list, so that it is not submitted.
 */
export function VariantField(props: VariantFieldProps) {
  const list = useRef<HTMLDivElement>(null);
  const isHydrating = useIsHydrating();
  useEffect(() => {
    const select = list.current?.querySelector('select');
    if (select) select.disabled = true;
  }, []);
  const listProps = import.meta.env.SSR ? { children: <VariantList {...props} /> } : UNHYDRATED;
  return (
    <>
      {!isHydrating && <input type="hidden" name={NAME} value={props.skuId} />}
      <div ref={list} className={css.withoutScript} {...listProps} />
    </>
  );
}

function VariantList({ groups, variants, money, texts, skuId }: VariantFieldProps) {
  return (
    <Select
      name={NAME}
      label={texts.variant}
      defaultValue={skuId}
      options={[
        { value: '', label: texts.choose },
        ...variants.map((variant) => ({
          value: variant.skuId,
          label: `${labelOf(groups, variant)} – ${showCny(money, variant.price)} – ${stockText(texts, variant.stock)}`,
          disabled: variant.stock === 0,
        })),
      ]}
    />
  );
}
