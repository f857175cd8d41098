import type { ReactNode } from 'react';
import { Shell } from '../components/shell/shell.tsx';
import { currentRequest } from '../server/request/context.ts';

export default async function Layout({ children }: { children: ReactNode }) {
  const { tenant, locale, t, pagePath, flash } = currentRequest();
  return <Shell {...{ tenant, locale, t, pagePath, flash }}>{children}</Shell>;
}

export const getConfig = async () => ({ render: 'dynamic' }) as const;
