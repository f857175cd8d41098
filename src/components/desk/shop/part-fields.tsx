import type { Locale } from '../../../contract/values/shop/locales.ts';
import { LOCALES } from '../../../contract/values/shop/locales.ts';
import { NAMES } from '../../../i18n/languages.ts';
import { toLocal } from '../../../i18n/time-zone.ts';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Select } from '../../ui/select.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import type { DeskTenantView } from '../view.ts';
import { commonOf, type FieldProps, labelOf, nameOf, textOf, typedOr } from './field-props.ts';
import type { FieldShape } from './field-shape.ts';
import { ChoicesField, ListField } from './list-fields.tsx';
import { PlacesField } from './places-field.tsx';

const TIMES = ['from', 'until', 'publishedAt', 'validFrom'];
const PICTURES = ['path', 'image', 'logoImage', 'shareImage', 'customIcon'];
const LONG = ['analyticsCode', 'html'];
/** Texts of several sentences. */
const PARAGRAPHS = ['description', 'text', 'html'];

/** The input for a field of a part, by the field's shape. After a refusal it has what was typed. */
export function PartField(props: FieldProps) {
  const { shape, view } = props;
  switch (shape.kind) {
    case 'texts':
      return <TextsField {...props} />;
    case 'group':
      return (
        <fieldset className="desk-group">
          <legend>{labelOf(props)}</legend>
          <Fields {...props} fields={shape.fields} />
        </fieldset>
      );
    case 'rows':
      return <RowsField {...props} fields={shape.fields} />;
    case 'choices':
      return <ChoicesField {...props} options={shape.options} />;
    case 'places':
      return <PlacesField {...props} options={shape.options} />;
    case 'list':
      return <ListField {...props} />;
    case 'box':
      return <BoxField {...props} />;
    case 'choice':
      return (
        <Select
          {...commonOf(props)}
          options={(isInRow(props.path) ? ['', ...shape.options] : shape.options).map((option) => ({
            value: option,
            label: nameOf(view, option, props.name),
          }))}
          defaultValue={typedOr(props)}
        />
      );
    default:
      return <PlainField {...props} />;
  }
}

/** Whether a field belongs to a row. Its choice may stay empty, because rows that are not needed stay empty. */
const isInRow = (path: string): boolean => /\.\d+\./.test(path);

function PlainField(props: FieldProps) {
  const { name, shape, view, value, form, path, choices = {} } = props;
  const { t, zone, tenant } = view;
  // The id of a row, which is not typed but kept.
  if (name === 'key') return <input type="hidden" name={path} value={typedOr(props)} />;
  const common = commonOf(props);
  if (TIMES.includes(name)) {
    const local = value ? new Date(toLocal(zone, Date.parse(String(value)))).toISOString() : '';
    return (
      <TextInput
        {...common}
        type="datetime-local"
        hint={t('desk.shop.timeHint', { zone: tenant.timeZone ?? `UTC${tenant.timezoneOffset}` })}
        defaultValue={form.value(path) ?? local.slice(0, 16)}
      />
    );
  }
  const options = choices[name];
  if (options) {
    const none = { value: '', label: nameOf(view, '', name) };
    return <Select {...common} options={[none, ...options]} defaultValue={typedOr(props)} />;
  }
  if (LONG.includes(name)) return <TextArea {...common} rows={6} defaultValue={typedOr(props)} />;
  return (
    <TextInput
      {...common}
      type={name === 'themeColor' ? 'color' : 'text'}
      inputMode={shape.kind === 'number' ? 'decimal' : undefined}
      list={PICTURES.includes(name) ? 'shop-pictures' : undefined}
      hint={PICTURES.includes(name) ? t('desk.shop.pictureHint') : undefined}
      defaultValue={typedOr(props)}
    />
  );
}

function BoxField(props: FieldProps) {
  const { path, form, value } = props;
  const typed = form.value(path);
  return (
    <>
      <Checkbox
        name={path}
        value="true"
        label={labelOf(props)}
        defaultChecked={typed === undefined ? value === true : typed.startsWith('true')}
      />
      {/* A box that is not ticked is not sent; the first of two values counts. */}
      <input type="hidden" name={path} value="false" />
    </>
  );
}

/** The fields of a text: in English, then in the languages of the shop, then in other languages that the text has. */
function TextsField(props: FieldProps) {
  const { view, path, name, value, languages, form } = props;
  const texts = (value ?? {}) as Partial<Record<Locale, string>>;
  const shown = new Set<Locale>(['en', ...languages, ...LOCALES.filter((one) => texts[one])]);
  const Control = PARAGRAPHS.includes(name) ? TextArea : TextInput;
  const field = (language: Locale) => (
    <Control
      key={language}
      id={`part-${path}.${language}`}
      name={`${path}.${language}`}
      label={`${labelOf(props)} (${NAMES[language]})`}
      lang={language}
      dir="auto"
      error={form.error(`${path}.${language}`)}
      defaultValue={form.value(`${path}.${language}`) ?? texts[language] ?? ''}
    />
  );
  const [english, ...others] = [...shown];
  return (
    <div className="desk-stack">
      {english && field(english)}
      {others.length > 0 && (
        <details>
          <summary>
            {labelOf(props)}: {view.t('desk.shop.otherLanguages')} (
            {others.filter((language) => texts[language]).length}/{others.length})
          </summary>
          <div className="desk-stack">{others.map(field)}</div>
        </details>
      )}
    </div>
  );
}

type ShapeFields = readonly [name: string, shape: FieldShape][];

function Fields({ fields, path, value, ...props }: FieldProps & { fields: ShapeFields }) {
  const values = (value ?? {}) as Record<string, unknown>;
  return fields.map(([name, shape]) => (
    <PartField
      key={name}
      {...props}
      path={`${path}.${name}`}
      name={name}
      shape={shape}
      value={values[name]}
    />
  ));
}

/** The English text, else the first existing one. */
const wordIn = (texts: object | null): unknown =>
  (texts as { en?: string } | null)?.en ?? Object.values(texts ?? {})[0];

/** The title of a row: its first text that is not empty. */
function rowTitle(view: DeskTenantView, row: Record<string, unknown>, number: number): string {
  const { title, name, id, accountId, link, warehouse, goodsFrom, basisPoints, image, path } = row;
  const platform = row.platform && nameOf(view, textOf(row.platform), 'platform');
  const text = [
    title,
    name,
    id,
    accountId,
    link,
    warehouse,
    platform,
    goodsFrom,
    basisPoints,
    image,
    path,
  ]
    .map((one) => (typeof one === 'object' ? wordIn(one) : one))
    .find(Boolean);
  return `${number}. ${textOf(text)}`;
}

function RowsField(props: FieldProps & { fields: ShapeFields }) {
  const { view, path, value, form } = props;
  const rows = [...((value ?? []) as Record<string, unknown>[]), {}];
  const isTyped = (i: number) => form.refused && form.hasErrorBelow(`${path}.${i}.`);
  return (
    <fieldset className="desk-group">
      <legend>{labelOf(props)}</legend>
      <p className="desk-quiet">{view.t('desk.shop.rowHint')}</p>
      {rows.map((row, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows have no other key that is there from the start
        <details key={i} open={isTyped(i)} className="desk-part-row">
          <summary>
            {i === rows.length - 1 ? view.t('desk.shop.newRow') : rowTitle(view, row, i + 1)}
          </summary>
          <div className="desk-stack">
            <Fields {...props} path={`${path}.${i}`} value={row} />
          </div>
        </details>
      ))}
    </fieldset>
  );
}
