import type { OwnProductDetail } from '../../../contract/ops/shop/own-products.ts';
import { formatNumber } from '../../../i18n/format.ts';
import { visuallyHidden } from '../../../theme/global.css';
import type { FormState } from '../../form/field-errors.ts';
import { Tick } from '../list/tick.tsx';
import { chosenOf } from '../shop/field-props.ts';
import type { DeskTenantView } from '../view.ts';

type VariantTableProps = { view: DeskTenantView; product: OwnProductDetail; form: FormState };
type Typed = OwnProductDetail['typed'];
type Variant = Partial<Typed['variants'][number]>;

const NUMBERS = ['price', 'weightG', 'lengthMm', 'widthMm', 'heightMm'] as const;

/** The variants as rows of fields, with an empty row at the end for one more. */
export function VariantTable({ view, product, form }: VariantTableProps) {
  const { t } = view;
  const { typed } = product;
  const rows: Variant[] = [...typed.variants, {}];
  return (
    <fieldset className="desk-group">
      <legend>{t('desk.own.variants')}</legend>
      <p className="desk-quiet">{t('desk.own.variantsText')}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region needs the focus to be scrolled by keyboard */}
      <section className="desk-table" aria-label={t('desk.own.variants')} tabIndex={0}>
        <table>
          <caption className={visuallyHidden}>{t('desk.own.variants')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('desk.own.field.sku')}</th>
              {typed.options.map((option, i) => (
                <th key={option.key} scope="col">
                  {nameIn(product, option.name) || t('desk.own.option', { number: i + 1 })}
                </th>
              ))}
              {NUMBERS.map((name) => (
                <th key={name} scope="col">
                  {t(`desk.own.field.${name}`)}
                </th>
              ))}
              <th scope="col">{t('desk.own.field.stock')}</th>
              <th scope="col">{t('desk.own.field.offered')}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((variant, i) => (
              <VariantRow
                key={variant.id || `new-${i}`}
                {...{ view, product, form, variant }}
                row={i}
              />
            ))}
          </tbody>
        </table>
      </section>
    </fieldset>
  );
}

/** The text in the first of the shop's languages in which there is one. */
const nameIn = ({ languages }: OwnProductDetail, texts: Typed['options'][number]['name']): string =>
  languages.map((locale) => texts[locale]).find(Boolean) ?? Object.values(texts)[0] ?? '';

type RowProps = VariantTableProps & { variant: Variant; row: number };

function VariantRow({ view, product, form, variant, row }: RowProps) {
  const { t, locale } = view;
  const { typed, stock } = product;
  const at = (name: string) => `variants.${row}.${name}`;
  const chosen = chosenOf({ form, path: at('values'), value: variant.values });
  const stored = stock.find(({ variantId }) => variantId === variant.id);
  const cell = (name: 'sku' | 'stock' | (typeof NUMBERS)[number], { isWide = false } = {}) => (
    <Cell
      name={at(name)}
      label={`${row + 1}: ${t(`desk.own.field.${name}`)}`}
      value={form.value(at(name)) ?? variant[name] ?? ''}
      error={form.error(at(name))}
      isWide={isWide}
    />
  );
  return (
    <tr>
      <td>
        {variant.id && <input type="hidden" name={at('id')} value={variant.id} />}
        {cell('sku', { isWide: true })}
      </td>
      {typed.options.map((option, i) => (
        <td key={option.key}>
          <select
            name={at('values')}
            aria-label={`${row + 1}: ${nameIn(product, option.name)}`}
            defaultValue={option.values.find(({ key }) => chosen.includes(key))?.key ?? ''}
            aria-invalid={form.error(at('values')) ? true : undefined}
            className="desk-cell"
          >
            <option value="">–</option>
            {option.values.map(({ key, name }) => (
              <option key={key} value={key}>
                {nameIn(product, name)}
              </option>
            ))}
          </select>
          {i === 0 && <Wrong text={form.error(at('values'))} />}
        </td>
      ))}
      {NUMBERS.map((name) => (
        <td key={name}>{cell(name)}</td>
      ))}
      <td>
        {stored
          ? t('desk.own.onHand', {
              onHand: formatNumber(locale, stored.onHand),
              reserved: formatNumber(locale, stored.reserved),
            })
          : cell('stock')}
      </td>
      <td>
        {variant.sku !== undefined && (
          <>
            <Tick
              name={at('offered')}
              value="true"
              defaultChecked={variant.offered !== false}
              aria-label={`${row + 1}: ${t('desk.own.field.offered')}`}
            />
            {/* A box that is not ticked is not sent; the first of two values counts. */}
            <input type="hidden" name={at('offered')} value="false" />
          </>
        )}
      </td>
    </tr>
  );
}

type CellProps = {
  name: string;
  label: string;
  value: string;
  error: string | undefined;
  isWide: boolean;
};

function Cell({ name, label, value, error, isWide }: CellProps) {
  return (
    <>
      <input
        name={name}
        aria-label={label}
        defaultValue={value}
        aria-invalid={error ? true : undefined}
        autoComplete="off"
        size={isWide ? 16 : 7}
        className="desk-cell"
      />
      <Wrong text={error} />
    </>
  );
}

const Wrong = ({ text }: { text: string | undefined }) =>
  text ? <span className="desk-wrong">{text}</span> : null;
