import type { ReactNode } from 'react';
import { MyArea } from '../../components/my/my-area.tsx';
import { currentRequest } from '../../server/request/context.ts';
import { pathnameOf } from '../../site/match-route.ts';

export default async function MyLayout({ children }: { children: ReactNode }) {
  const { tenant, locale, t, pagePath } = currentRequest();
  return (
    <MyArea view={{ tenant, locale, t }} pathname={pathnameOf(pagePath)}>
      {children}
    </MyArea>
  );
}

export const getConfig = async () => ({ render: 'dynamic' }) as const;
