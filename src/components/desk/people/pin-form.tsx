import { DESK } from '../../../site/desk-path.ts';
import { CallForm } from '../../form/call-form.tsx';
import { formState } from '../../form/field-errors.ts';
import { FormMessage } from '../../form/form-message.tsx';
import { Button } from '../../ui/button.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import type { DeskView } from '../view.ts';

const PAGE = `${DESK}/profile`;

/** The form by which somebody sets their own PIN for stations. */
export function PinForm({ view: { t, flash, me } }: { view: DeskView }) {
  const form = formState(flash, 'setPin', ['password', 'pin']);
  return (
    <CallForm
      call="setPin"
      className="desk-card desk-stack"
      next={PAGE}
      back={PAGE}
      flash="desk.flash.pinSet"
    >
      <h2>{t('desk.pin.title')}</h2>
      <p>
        {t('desk.pin.text')} {me.hasPin && t('desk.pin.isSet')}
      </p>
      <FormMessage form={form} />
      <TextInput
        id="pin-password"
        name="password"
        type="password"
        label={t('desk.pin.password')}
        autoComplete="current-password"
        required
        error={form.error('password')}
      />
      <TextInput
        name="pin"
        type="password"
        inputMode="numeric"
        pattern="[0-9]{4,8}"
        maxLength={8}
        label={t('desk.pin.new')}
        hint={t('desk.pin.newHint')}
        autoComplete="off"
        required
        error={form.error('pin')}
      />
      <Button type="submit">{t(me.hasPin ? 'desk.pin.change' : 'desk.pin.set')}</Button>
    </CallForm>
  );
}
