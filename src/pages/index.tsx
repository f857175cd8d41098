import { currentRequest } from '../server/request/context.ts';

export default async function HomePage() {
  const { tenant } = currentRequest();
  return (
    <>
      <title>{tenant.name}</title>
      <h1>{tenant.description}</h1>
    </>
  );
}

export const getConfig = async () => ({ render: 'dynamic' }) as const;
