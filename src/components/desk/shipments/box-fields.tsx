import type { ShipmentBox } from '../../../contract/ops/warehouse/shipment-contents.ts';
import type { FormState } from '../../form/field-errors.ts';
import { TextInput } from '../../ui/text-input.tsx';
import type { DeskTenantView } from '../view.ts';

type BoxFieldsProps = {
  view: DeskTenantView;
  /** The beginning of the ids of the fields, so that they are unique on the page. */
  name: string;
  boxes: readonly ShipmentBox[];
  form: FormState<string>;
};

const FIELDS = ['weightG', 'lengthMm', 'widthMm', 'heightMm'] as const;
/**
 * The number of empty rows, for boxes that nobody packed by scanning. Rows left empty are ignored.
 */
const SPARE = 2;

/** The fields for weight and sides of each box. Errors name them `boxes.0.weightG` and so on. */
export function BoxFields({ view: { t }, name, boxes, form }: BoxFieldsProps) {
  const last = Math.max(0, ...boxes.map(({ number }) => number));
  const spare = Array.from({ length: SPARE }, (_, index) => ({ number: last + index + 1 }));
  const rows: (Partial<ShipmentBox> & { number: number })[] = [
    ...boxes,
    ...(boxes.length === 0 ? spare : spare.slice(0, 1)),
  ];
  return rows.map((box, index) => (
    <fieldset key={box.number} className="desk-box">
      <legend>{t('desk.shipments.box', { number: box.number })}</legend>
      {index < boxes.length && (
        <input type="hidden" name={`boxes.${index}.number`} value={box.number} />
      )}
      {FIELDS.map((field) => {
        const path = `boxes.${index}.${field}`;
        const storedValue = box[field];
        return (
          <TextInput
            key={field}
            name={path}
            id={`${name}-${path}`}
            inputMode="numeric"
            label={t(`desk.shipments.${field}`)}
            defaultValue={form.value(path) ?? (storedValue ? String(storedValue) : '')}
            error={form.error(path)}
          />
        );
      })}
    </fieldset>
  ));
}
