import type { ReactNode } from 'react';
import { MyArea } from '../../components/my/my-area.tsx';
import { currentRequest } from '../../server/request/context.ts';

export default async function MyLayout({ children }: { children: ReactNode }) {
  const { tenant, locale, t, pagePath } = currentRequest();
  const pathname = pagePath.split('?')[0] ?? '';
  return (
    <MyArea view={{ tenant, locale, t }} pathname={pathname}>
      {children}
    </MyArea>
  );
}

export const getConfig = async () => ({ render: 'dynamic' }) as const;
