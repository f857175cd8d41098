import { Checkbox } from '../../ui/checkbox.tsx';
import { Select } from '../../ui/select.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { chosenOf, commonOf, type FieldProps, labelOf, nameOf } from './field-props.ts';

/** Fields whose list of words is typed as one text, each with its hint. */
const LINES = {
  words: 'desk.shop.wordsHint',
  exceptWords: 'desk.shop.listHint',
} as const;
/** A list with at least this number of choices is a select, not tick boxes. */
const MANY = 12;

/** The input for a list of texts: chosen, or typed as lines or in a field each. */
export function ListField(props: FieldProps) {
  const { name, choices = {} } = props;
  if (name in LINES) return <LinesField {...props} hint={LINES[name as keyof typeof LINES]} />;
  const options = choices[name];
  return options ? <ChosenField {...props} options={options} /> : <ShortTexts {...props} />;
}

/** A list typed as one text, an item on each line. */
function LinesField({ hint, ...props }: FieldProps & { hint: (typeof LINES)[keyof typeof LINES] }) {
  const { view, path, value, form } = props;
  return (
    <TextArea
      {...commonOf(props)}
      rows={4}
      dir="auto"
      hint={view.t(hint)}
      defaultValue={form.value(path) ?? ((value ?? []) as string[]).join('\n')}
    />
  );
}

/** Several texts to choose from, each with a label. An earlier choice stays available. */
function ChosenField({
  options,
  ...props
}: FieldProps & { options: NonNullable<FieldProps['choices']>[string] }) {
  const { view, path, form } = props;
  const chosen = chosenOf(props);
  const others = chosen.filter((one) => one && !options.some((option) => option.value === one));
  const shownOptions = [...options, ...others.map((one) => ({ value: one, label: one }))];
  if (shownOptions.length > MANY) {
    return (
      <Select
        {...commonOf(props)}
        multiple
        size={6}
        hint={view.t('desk.shop.chooseHint')}
        options={shownOptions}
        defaultValue={chosen}
      />
    );
  }
  return (
    <fieldset className="desk-boxes">
      <legend>{labelOf(props)}</legend>
      {shownOptions.map((option) => (
        <Checkbox
          key={option.value}
          name={path}
          value={option.value}
          label={option.label}
          defaultChecked={chosen.includes(option.value)}
        />
      ))}
      {form.error(path) && <p className="desk-wrong">{form.error(path)}</p>}
    </fieldset>
  );
}

export function ChoicesField(props: FieldProps & { options: readonly string[] }) {
  const { view, path, form, options } = props;
  const chosen = chosenOf(props);
  const order = [
    ...chosen.filter((one) => options.includes(one)),
    ...options.filter((one) => !chosen.includes(one)),
  ];
  return (
    <fieldset className="desk-boxes">
      <legend>{labelOf(props)}</legend>
      {order.map((option) => (
        <Checkbox
          key={option}
          name={path}
          value={option}
          label={nameOf(view, option, props.name)}
          defaultChecked={chosen.includes(option)}
        />
      ))}
      {form.error(path) && <p className="desk-wrong">{form.error(path)}</p>}
    </fieldset>
  );
}

/**
 * A list of short texts: each in a field of its own, followed by some empty fields. The typed texts are joined by
 * commas.
 */
function ShortTexts(props: FieldProps) {
  const { path, value, form } = props;
  const typed = form.value(path)?.split(',');
  const stored = (value ?? []) as string[];
  const items = typed ?? [...stored, '', '', ''];
  return (
    <fieldset className="desk-boxes">
      <legend>{labelOf(props)}</legend>
      {items.map((item, i) => (
        <TextInput
          // biome-ignore lint/suspicious/noArrayIndexKey: the place in the list is what a field is
          key={i}
          id={`part-${path}-${i}`}
          name={path}
          label={`${labelOf(props)} ${i + 1}`}
          labelHidden
          defaultValue={item}
          error={form.error(`${path}.${i}`)}
        />
      ))}
      {form.error(path) && <p className="desk-wrong">{form.error(path)}</p>}
    </fieldset>
  );
}
