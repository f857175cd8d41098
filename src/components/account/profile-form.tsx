import type { Profile } from '../../contract/calls/user.ts';
import type { Flash } from '../../site/flash.ts';
import { CallForm } from '../form/call-form.tsx';
import { formState } from '../form/field-errors.ts';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import { TextInput } from '../ui/text-input.tsx';
import type { View } from '../view.ts';
import * as css from './account.css';
import { FormRow, rowOf } from './form-row.tsx';

type ProfileFormProps = { view: View; flash: Flash | undefined; profile: Profile };

const PAGE_PATH = '/my/account#profile';
const ROW_PATH = `/my/account#${rowOf('profile')}`;

export function ProfileForm({ view: { t }, flash, profile }: ProfileFormProps) {
  const state = formState(flash, 'updateProfile', ['name', 'phoneNumber', 'secondEmail']);
  const field = (name: 'name' | 'phoneNumber' | 'secondEmail') => ({
    name,
    id: `profile-${name}`,
    defaultValue: state.value(name) ?? profile[name],
    error: state.error(name),
  });
  return (
    <FormRow
      t={t}
      id="profile"
      title={t('account.profile')}
      text={t('account.profileText')}
      value={<Stored profile={profile} />}
      open={state.refused}
    >
      <CallForm
        call="updateProfile"
        next={ROW_PATH}
        back={PAGE_PATH}
        flash="saved"
        className={css.form}
      >
        {state.message && <Notice tone="danger" title={state.message} live />}
        <TextInput
          {...field('name')}
          label={t('auth.name')}
          autoComplete="name"
          maxLength={80}
          required
        />
        <TextInput
          {...field('phoneNumber')}
          type="tel"
          label={t('auth.phone')}
          hint={t('auth.phoneHint')}
          autoComplete="tel"
          dir="ltr"
        />
        <TextInput
          {...field('secondEmail')}
          type="email"
          label={t('auth.secondEmail')}
          hint={t('account.secondEmailHint')}
          autoComplete="off"
          dir="ltr"
        />
        <Button type="submit" variant="primary" className={css.submit}>
          {t('account.save')}
        </Button>
      </CallForm>
    </FormRow>
  );
}

function Stored({
  profile: { name, phoneNumber, secondEmail },
}: Pick<ProfileFormProps, 'profile'>) {
  return (
    <>
      <bdi>{name}</bdi>
      {[phoneNumber, secondEmail].filter(Boolean).map((line) => (
        <bdi key={line} dir="ltr" className={css.muted}>
          {line}
        </bdi>
      ))}
    </>
  );
}
