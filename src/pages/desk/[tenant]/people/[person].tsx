import { PeopleTable } from '../../../../components/desk/people/people-table.tsx';
import { PersonForms } from '../../../../components/desk/people/person-forms.tsx';
import { DeskHead } from '../../../../components/desk/shell/desk-head.tsx';
import { NoRight } from '../../../../components/desk/shell/no-right.tsx';
import { SystemTabs } from '../../../../components/desk/shell/system-tabs.tsx';
import { deskTenantRequest, markForbidden } from '../../../../server/request/desk.ts';
import { read } from '../../../../server/request/read.ts';

export default async function DeskPersonPage({ person: id }: { person: string }) {
  const view = deskTenantRequest();
  if (!view.may('people.see')) {
    markForbidden();
    return <NoRight view={view} right="people.see" />;
  }
  const person = await read('getStaff', { params: { id } });
  const title = person.name;
  return (
    <>
      <DeskHead t={view.t} title={title} />
      <div className="desk-head">
        <h1>{title}</h1>
      </div>
      <SystemTabs view={view} current="people" />
      <PeopleTable view={view} people={[person]} />
      {view.may('people.act') && (
        <PersonForms view={view} person={person} ownRoles={await read('listStaffRoles')} />
      )}
    </>
  );
}

export const getConfig = async () => ({ render: 'dynamic' }) as const;
