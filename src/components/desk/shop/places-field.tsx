import { Select } from '../../ui/select.tsx';
import { chosenOf, type FieldProps, labelOf, nameOf } from './field-props.ts';

/**
 * The input for options in an order: a select for each place. An option that is chosen at no place is not shown in the
 * shop.
 */
export function PlacesField(props: FieldProps & { options: readonly string[] }) {
  const { view, path, name, form, options } = props;
  const { t } = view;
  const chosen = chosenOf(props);
  const error = form.error(path);
  const choices = [
    { value: '', label: t('desk.shop.nothingHere') },
    ...options.map((option) => ({ value: option, label: nameOf(view, option, name) })),
  ];
  return (
    <fieldset className="desk-group">
      <legend>{labelOf(props)}</legend>
      <p className="desk-quiet">{t('desk.shop.placesHint')}</p>
      {options.map((option, i) => (
        <Select
          key={option}
          id={`part-${path}-${i}`}
          name={path}
          label={t('desk.shop.place', { number: i + 1 })}
          options={choices}
          defaultValue={chosen[i] ?? ''}
          error={form.error(`${path}.${i}`)}
        />
      ))}
      {error && <p className="desk-wrong">{error}</p>}
    </fieldset>
  );
}
