import { Checkbox } from '../ui/checkbox.tsx';
import type { FormState } from './field-errors.ts';
import * as css from './item-choice.css';

type ItemChoiceProps = {
  label: string;
  items: readonly { id: string; name: string }[];
  /** The state of the form: after a refusal the chosen items are chosen again. */
  form: Pick<FormState, 'value'>;
};

/** The choice of the items that a request is about (the field `itemIds`). */
export function ItemChoice({ label, items, form }: ItemChoiceProps) {
  const chosen = (form.value('itemIds') ?? '').split(',');
  return (
    <fieldset className={css.choices}>
      <legend className={css.legend}>{label}</legend>
      {items.map(({ id, name }) => (
        <Checkbox
          key={id}
          name="itemIds"
          value={id}
          label={name}
          defaultChecked={chosen.includes(id)}
        />
      ))}
    </fieldset>
  );
}
