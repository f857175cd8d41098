import type { ReactNode } from 'react';
import type { ColorScheme, Locale } from '../../contract/enums.ts';
import type { Tenant } from '../../contract/site.ts';
import type { Translate } from '../../i18n/translator.ts';

export type ShellProps = {
  tenant: Tenant;
  locale: Locale;
  t: Translate;
  /** Path and query of the page. */
  pagePath: string;
  scheme: ColorScheme | undefined;
  signedIn: boolean;
  children: ReactNode;
};

export function Shell({ tenant, children }: ShellProps) {
  return (
    <>
      <header>{tenant.name}</header>
      <main id="main">{children}</main>
    </>
  );
}
