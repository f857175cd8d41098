import { MAX_INSTRUCTIONS, type OpsChannel } from '../../../contract/ops/money/channels.ts';
import { smallPicture } from '../../../contract/values/shop/shop-pictures.ts';
import type { FormState } from '../../form/field-errors.ts';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Select } from '../../ui/select.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import type { DeskTenantView } from '../view.ts';

type FieldsProps = {
  view: DeskTenantView;
  /** The channel to change; undefined for a new one. */
  channel: OpsChannel | undefined;
  form: FormState;
};

const ROWS = Array.from({ length: MAX_INSTRUCTIONS }, (_, row) => row);
const NAMES = ['scheme', 'merchantId', 'city'] as const;

/** The names of the fields for the payment instructions. */
export const INSTRUCTION_FIELDS = ROWS.flatMap((row) => [
  `instructions.${row}.label`,
  `instructions.${row}.value`,
]);
/** The names of the fields about the picture of a code. */
export const PICTURE_FIELDS = ['picture', 'file'];
/** The names of the fields about the merchant of a QR code. */
export const MERCHANT_FIELDS = [...NAMES.map((name) => `merchant.${name}`), 'merchant.onePay'];

/** How many empty lines the form shows at least. */
const SPARE = 3;

/** The payment instructions for shoppers, line by line: a label and the text to copy. */
export function InstructionFields({ view: { t }, channel, form }: FieldsProps) {
  const typed = ROWS.filter(
    (row) => form.value(`instructions.${row}.value`) || form.value(`instructions.${row}.label`),
  );
  const used = Math.max(channel?.instructions.length ?? 0, (typed.at(-1) ?? -1) + 1);
  const before = (row: number, part: 'label' | 'value') =>
    form.value(`instructions.${row}.${part}`) ?? channel?.instructions[row]?.[part];
  return (
    <fieldset className="desk-stack">
      <legend>{t('desk.channels.instructions')}</legend>
      <p className="desk-quiet">{t('desk.channels.instructionsHint')}</p>
      {ROWS.slice(0, used + SPARE).map((row) => (
        <div key={row} className="desk-fields">
          <TextInput
            name={`instructions.${row}.label`}
            label={t('desk.channels.instructionLabel', { number: row + 1 })}
            maxLength={80}
            defaultValue={before(row, 'label')}
            error={form.error(`instructions.${row}.label`)}
          />
          <TextInput
            name={`instructions.${row}.value`}
            label={t('desk.channels.instructionValue', { number: row + 1 })}
            maxLength={200}
            defaultValue={before(row, 'value')}
            error={form.error(`instructions.${row}.value`)}
          />
        </div>
      ))}
    </fieldset>
  );
}

/** The choice of the picture with a code: keep the present picture, remove it, or upload another. */
export function PictureFields({ view: { t, tenant }, channel, form }: FieldsProps) {
  const before = channel?.picture ?? '';
  return (
    <fieldset className="desk-stack">
      <legend>{t('desk.channels.picture')}</legend>
      <p className="desk-quiet">{t('desk.channels.pictureHint')}</p>
      {before && (
        <>
          <img
            className="desk-proof"
            src={`${smallPicture(before)}?tenant=${tenant.id}`}
            alt={t('desk.channels.picture')}
          />
          <Select
            name="picture"
            label={t('desk.channels.pictureNow')}
            options={[
              { value: before, label: t('desk.channels.pictureKeep') },
              { value: '', label: t('desk.channels.pictureNone') },
            ]}
            defaultValue={form.value('picture') ?? before}
            error={form.error('picture')}
          />
        </>
      )}
      <label className="desk-photo">
        {t('desk.pictures.file')}
        <input type="file" name="file" accept="image/jpeg,image/png,image/webp" />
        {form.error('file') && <span className="desk-wrong">{form.error('file')}</span>}
      </label>
    </fieldset>
  );
}

/** The merchant named in QR codes with the amount. Without a merchant the channel has only its instructions. */
export function MerchantFields({ view: { t }, channel, form }: FieldsProps) {
  return (
    <fieldset className="desk-stack">
      <legend>{t('desk.channels.merchant')}</legend>
      <p className="desk-quiet">{t('desk.channels.merchantHint')}</p>
      {NAMES.map((name) => (
        <TextInput
          key={name}
          name={`merchant.${name}`}
          label={t(`desk.channels.merchant.${name}`)}
          maxLength={name === 'city' ? 15 : 40}
          defaultValue={form.value(`merchant.${name}`) ?? channel?.merchant?.[name]}
          error={form.error(`merchant.${name}`)}
        />
      ))}
      <Checkbox
        name="merchant.onePay"
        label={t('desk.channels.merchant.onePay')}
        defaultChecked={channel?.merchant?.onePay ?? false}
      />
    </fieldset>
  );
}
