import type { StaffPerson } from '../../../contract/ops/people/people.ts';
import type { OwnRole } from '../../../contract/ops/people/roles.ts';
import { deskPath } from '../../../site/desk-path.ts';
import { CallForm } from '../../form/call-form.tsx';
import { formState } from '../../form/field-errors.ts';
import { FormMessage } from '../../form/form-message.tsx';
import { Button } from '../../ui/button.tsx';
import { Select } from '../../ui/select.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import type { DeskTenantView } from '../view.ts';
import { AssignmentBoxes, assignmentTexts } from './assignment-boxes.tsx';

type PersonProps = { view: DeskTenantView; person: StaffPerson };
type ChangeProps = PersonProps & { ownRoles: readonly OwnRole[] };

/** The forms to change a person's name, roles and state, and to mail them a new link. */
export function PersonForms({ view, person, ownRoles }: ChangeProps) {
  return (
    <div className="desk-columns">
      <ChangeForm view={view} person={person} ownRoles={ownRoles} />
      {person.id !== view.me.id && <ResetForm view={view} person={person} />}
    </div>
  );
}

function ChangeForm({ view, person, ownRoles }: ChangeProps) {
  const { t, flash, tenant } = view;
  const { id, name, state, assignments, version } = person;
  const form = formState(flash, 'updateStaff', ['name', 'reason', 'assignments']);
  const page = deskPath(tenant.id, 'people', id);
  return (
    <CallForm
      call="updateStaff"
      className="desk-stack"
      params={{ id }}
      query={{ tenant: tenant.id }}
      version={version}
      next={page}
      back={page}
      flash="desk.flash.saved"
    >
      <FormMessage form={form} />
      <TextInput
        name="name"
        label={t('desk.people.name')}
        required
        defaultValue={form.value('name') ?? name}
        error={form.error('name')}
      />
      <Select
        name="state"
        label={t('desk.people.state')}
        options={(['ACTIVE', 'DISABLED'] as const).map((value) => ({
          value,
          label: t(
            value === 'ACTIVE' && state === 'INVITED'
              ? 'desk.people.state.INVITED'
              : `desk.people.state.${value}`,
          ),
        }))}
        defaultValue={form.value('state') ?? (state === 'DISABLED' ? 'DISABLED' : 'ACTIVE')}
      />
      <AssignmentBoxes
        view={view}
        chosen={form.value('assignments')?.split(',') ?? assignmentTexts(assignments)}
        ownRoles={ownRoles}
        error={form.error('assignments')}
      />
      <TextInput
        name="reason"
        label={t('desk.reason')}
        defaultValue={form.value('reason')}
        error={form.error('reason')}
      />
      <Button type="submit" variant="primary">
        {t('desk.save')}
      </Button>
    </CallForm>
  );
}

function ResetForm({ view, person: { id, version } }: PersonProps) {
  const { t, flash, tenant } = view;
  const form = formState(flash, 'resetStaff', []);
  const page = deskPath(tenant.id, 'people', id);
  return (
    <CallForm
      call="resetStaff"
      className="desk-card desk-stack"
      params={{ id }}
      query={{ tenant: tenant.id }}
      version={version}
      next={page}
      back={page}
      flash="desk.flash.reset"
    >
      <h2>{t('desk.people.reset')}</h2>
      <p>{t('desk.people.resetText')}</p>
      <FormMessage form={form} />
      <TextInput id="reset-reason" name="reason" label={t('desk.reason')} />
      <Button type="submit">{t('desk.people.resetButton')}</Button>
    </CallForm>
  );
}
