import type { ReactNode } from 'react';
import { MoneyTabs } from '../approvals/money-tabs.tsx';
import { DeskHead } from '../shell/desk-head.tsx';
import type { DeskTenantView } from '../view.ts';
import { BankTabs } from './bank-tabs.tsx';

type BankPageProps = {
  view: DeskTenantView;
  current: 'lines' | 'sure' | 'outgoing' | 'files' | 'accounts';
  title: string;
  children: ReactNode;
};

/** The frame of a page about the bank. */
export function BankPage({ view, current, title, children }: BankPageProps) {
  return (
    <>
      <DeskHead t={view.t} title={title} />
      <div className="desk-head">
        <h1>{title}</h1>
      </div>
      <MoneyTabs view={view} current="bank" />
      <BankTabs view={view} current={current} />
      {children}
    </>
  );
}
