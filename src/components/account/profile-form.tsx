import type { Flash } from '../../contract/flash.ts';
import type { Profile } from '../../contract/user.ts';
import { CallForm } from '../form/call-form.tsx';
import { formState } from '../form/field-errors.ts';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { Notice } from '../ui/notice.tsx';
import { TextInput } from '../ui/text-input.tsx';
import type { View } from '../view.ts';
import * as css from './account.css';

type ProfileFormProps = { view: View; flash: Flash | undefined; profile: Profile };

export function ProfileForm({ view: { t }, flash, profile }: ProfileFormProps) {
  const state = formState(flash, 'updateProfile');
  const field = (name: 'name' | 'phoneNumber' | 'secondEmail') => ({
    name,
    defaultValue: state.value(name) ?? profile[name],
    error: state.error(name),
  });
  return (
    <Card title={t('account.profile')}>
      <CallForm call="updateProfile" next="/my/account" flash="saved" className={css.form}>
        {state.message && <Notice tone="danger" title={state.message} live />}
        <TextInput name="email" label={t('auth.email')} value={profile.email} readOnly />
        <TextInput {...field('name')} label={t('auth.name')} autoComplete="name" required />
        <TextInput
          {...field('phoneNumber')}
          type="tel"
          label={t('auth.phone')}
          hint={t('auth.phoneHint')}
          autoComplete="tel"
        />
        <TextInput {...field('secondEmail')} type="email" label={t('auth.secondEmail')} />
        <Button type="submit" variant="primary" className={css.submit}>
          {t('account.save')}
        </Button>
      </CallForm>
    </Card>
  );
}
