import { Profile } from '../../components/desk/people/profile.tsx';
import { DeskHead } from '../../components/desk/shell/desk-head.tsx';
import { NotAtStation } from '../../components/desk/stations/not-at-station.tsx';
import { deskRequest, markForbidden } from '../../server/request/desk.ts';
import { read } from '../../server/request/read.ts';

export default async function DeskProfilePage() {
  const view = deskRequest();
  if (view.me.station) {
    markForbidden();
    return <NotAtStation view={view} />;
  }
  const title = view.t('desk.profile.title');
  return (
    <>
      <DeskHead t={view.t} title={title} />
      <div className="desk-head">
        <h1>{title}</h1>
      </div>
      <Profile
        view={view}
        sessions={await read('listStaffSessions')}
        passkeys={await read('listPasskeys')}
      />
    </>
  );
}

export const getConfig = async () => ({ render: 'dynamic' }) as const;
