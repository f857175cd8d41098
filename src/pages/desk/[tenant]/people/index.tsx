import { PeopleTable } from '../../../../components/desk/people/people-table.tsx';
import { DeskHead } from '../../../../components/desk/shell/desk-head.tsx';
import { NoRight } from '../../../../components/desk/shell/no-right.tsx';
import { SystemTabs } from '../../../../components/desk/shell/system-tabs.tsx';
import { ButtonLink } from '../../../../components/ui/button.tsx';
import { deskTenantRequest, markForbidden } from '../../../../server/request/desk.ts';
import { read } from '../../../../server/request/read.ts';
import { deskPath } from '../../../../site/desk-path.ts';

export default async function DeskPeoplePage() {
  const view = deskTenantRequest();
  if (!view.may('people.see')) {
    markForbidden();
    return <NoRight view={view} right="people.see" />;
  }
  const title = view.t('desk.people.title');
  return (
    <>
      <DeskHead t={view.t} title={title} />
      <div className="desk-head">
        <h1>{title}</h1>
        {view.may('people.act') && (
          <div className="desk-row">
            <ButtonLink variant="primary" href={deskPath(view.tenant.id, 'people', 'invite')}>
              {view.t('desk.people.invite')}
            </ButtonLink>
          </div>
        )}
      </div>
      <SystemTabs view={view} current="people" />
      <PeopleTable view={view} people={await read('listStaff')} />
    </>
  );
}

export const getConfig = async () => ({ render: 'dynamic' }) as const;
