import { DeskHead } from '../../../components/desk/shell/desk-head.tsx';
import { deskTenantRequest } from '../../../server/request/desk.ts';

export default async function DeskTenantPage() {
  const { t, tenant } = deskTenantRequest();
  return (
    <>
      <DeskHead t={t} title={tenant.name} />
      <div className="desk-head">
        <h1>{tenant.name}</h1>
      </div>
    </>
  );
}

export const getConfig = async () => ({ render: 'dynamic' }) as const;
