'use client';
import { useState } from 'react';
import { maxQuantity } from '../../../contract/values/goods/price-steps.ts';
import { fill } from '../../../i18n/fill.ts';
import { Badge } from '../../ui/badge.tsx';
import { ChevronDownIcon } from '../../ui/icon.tsx';
import { SmallPicture } from '../../ui/picture.tsx';
import { QuantityStepper } from '../../ui/quantity-stepper.tsx';
import * as css from './choice.css';
import type { ChoiceTexts } from './choice-data.ts';
import { useChosenPicture } from './chosen-picture.tsx';
import { StockText, stockText } from './stock-text.tsx';
import { labelOf, type Variant, type VariantGroup } from './variants.ts';

/** A variant with its index among all variants, by which its form fields are named. */
type IndexedVariant = Variant & { index: number };

type VariantTableProps = {
  groups: readonly VariantGroup[];
  variants: readonly Variant[];
  quantities: readonly number[];
  batch: number;
  texts: ChoiceTexts;
  /** The id of the message that the quantities are too small, if they are. */
  errorId: string | undefined;
  onChange: (index: number, quantity: number) => void;
};

/** A field for the quantity of each variant. Variants with several attributes are grouped by the first attribute. */
export function VariantTable(props: VariantTableProps) {
  const { groups, variants, quantities } = props;
  const { show } = useChosenPicture();
  const indexed = variants.map((variant, index) => ({ ...variant, index }));
  const [first] = groups;
  if (!first || groups.length === 1) {
    return (
      <div className={css.table}>
        <Rows {...props} rows={indexed} isFirstAttributeInHeading={false} />
      </div>
    );
  }
  return (
    <div className={css.table}>
      {first.values.map(({ key, label, image }, position) => {
        const rows = indexed.filter(({ values }) => values[0] === key);
        const chosen = rows.reduce((sum, { index }) => sum + (quantities[index] ?? 0), 0);
        return (
          <details
            key={key}
            className={css.group}
            open={position === 0}
            // The first group is left out: it is open from the start, so `toggle` also fires for it on load.
            onToggle={(event) => image && event.currentTarget.open && position > 0 && show(image)}
          >
            <summary className={css.groupHead}>
              {image && <SmallPicture path={image} alt="" corner="sm" className={css.rowPicture} />}
              <span className={css.groupName}>{label}</span>
              {chosen > 0 && <Badge tone="info">{chosen}</Badge>}
              <span className={css.arrow}>
                <ChevronDownIcon />
              </span>
            </summary>
            <Rows {...props} rows={rows} isFirstAttributeInHeading />
          </details>
        );
      })}
    </div>
  );
}

type RowsProps = VariantTableProps & {
  rows: readonly IndexedVariant[];
  /** Whether a heading above the rows already shows the first attribute's value, so the rows omit it. */
  isFirstAttributeInHeading: boolean;
};

function Rows(props: RowsProps) {
  return (
    <ul>
      {props.rows.map((row) => (
        <Row key={row.skuId} {...props} row={row} />
      ))}
    </ul>
  );
}

/** A variant with its stock, and the field for its quantity. */
function Row(props: RowsProps & { row: IndexedVariant }) {
  const { groups, quantities, batch, texts, onChange, row, isFirstAttributeInHeading } = props;
  const [isTooMuch, setTooMuch] = useState(false);
  const firstIndex = isFirstAttributeInHeading ? 1 : 0;
  const rowValues = groups
    .slice(firstIndex)
    .map(({ values }, index) => values.find(({ key }) => key === row.values[firstIndex + index]));
  const label = labelOf(groups, row);
  const name = rowValues.map((value) => value?.label).join(', ') || label || texts.quantity;
  const image = isFirstAttributeInHeading ? undefined : rowValues[0]?.image;
  const max = maxQuantity(row.stock, batch);
  return (
    <li className={css.row}>
      <div className={css.rowName}>
        {image && <SmallPicture path={image} alt="" corner="sm" className={css.rowPicture} />}
        <span className={css.rowText}>
          <span className={max === 0 ? css.removedName : undefined}>{name}</span>
          <StockText texts={texts} isTooMuch={isTooMuch} stock={row.stock}>
            {stockText(texts, row.stock)}
          </StockText>
        </span>
      </div>
      {max > 0 && (
        <input type="hidden" name={`items.${row.index}.productSkuId`} value={row.skuId} />
      )}
      <QuantityStepper
        name={`items.${row.index}.quantity`}
        label={fill(texts.quantityOf, { name: label || name })}
        decreaseLabel={texts.decrease}
        increaseLabel={texts.increase}
        value={quantities[row.index] ?? 0}
        min={0}
        max={max}
        step={batch}
        disabled={max === 0}
        errorId={max > 0 ? props.errorId : undefined}
        live
        onChange={(quantity, isOverStock) => {
          setTooMuch(isOverStock);
          onChange(row.index, quantity);
        }}
      />
    </li>
  );
}
