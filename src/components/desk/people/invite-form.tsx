import type { OwnRole } from '../../../contract/ops/people/roles.ts';
import { DESK_LANGUAGES } from '../../../i18n/desk-languages.ts';
import { NAMES } from '../../../i18n/languages.ts';
import { deskPath } from '../../../site/desk-path.ts';
import { CallForm } from '../../form/call-form.tsx';
import { formState } from '../../form/field-errors.ts';
import { FormMessage } from '../../form/form-message.tsx';
import { Button } from '../../ui/button.tsx';
import { Select } from '../../ui/select.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import type { DeskTenantView } from '../view.ts';
import { AssignmentBoxes } from './assignment-boxes.tsx';

/** The form to invite a person by mail. */
export function InviteForm({ view, ownRoles }: { view: DeskTenantView; ownRoles: OwnRole[] }) {
  const { t, flash, tenant, locale } = view;
  const form = formState(flash, 'inviteStaff', ['email', 'name', 'language', 'assignments']);
  const page = deskPath(tenant.id, 'people');
  return (
    <CallForm
      call="inviteStaff"
      className="desk-stack"
      query={{ tenant: tenant.id }}
      next={page}
      back={deskPath(tenant.id, 'people', 'invite')}
      flash="desk.flash.invited"
    >
      <FormMessage form={form} />
      <TextInput
        name="email"
        type="email"
        label={t('desk.people.email')}
        required
        defaultValue={form.value('email')}
        error={form.error('email')}
      />
      <TextInput
        name="name"
        label={t('desk.people.name')}
        required
        defaultValue={form.value('name')}
        error={form.error('name')}
      />
      <Select
        name="language"
        label={t('desk.people.language')}
        options={DESK_LANGUAGES.map((value) => ({ value, label: NAMES[value] }))}
        defaultValue={form.value('language') ?? locale}
      />
      <AssignmentBoxes
        view={view}
        chosen={form.value('assignments')?.split(',') ?? []}
        ownRoles={ownRoles}
        error={form.error('assignments')}
      />
      <Button type="submit" variant="primary">
        {t('desk.people.invite')}
      </Button>
    </CallForm>
  );
}
