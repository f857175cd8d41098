import type { ReactNode } from 'react';
import { PaletteStyle } from '../components/head/palette-style.tsx';
import { SiteHead } from '../components/head/site-head.tsx';
import { PageErrorBoundary } from '../components/shell/page-error-boundary.tsx';
import { pageErrorTexts } from '../components/shell/page-error-texts.ts';
import { bcp47 } from '../i18n/locale.ts';
import { currentRequest } from '../server/request/context.ts';
import '../theme/global.css';
import { themeColorOf } from '../theme/palette.ts';

/** The main colour of the desk, which belongs to no tenant. */
const DESK_COLOR = '#2563a8';

export default async function Root({ children }: { children: ReactNode }) {
  const { tenant, locale, direction, preferences, t, desk, secureHeadersNonce } = currentRequest();
  const color = desk ? DESK_COLOR : (preferences.primary ?? themeColorOf(tenant.themeColor));
  return (
    <html lang={bcp47(locale)} dir={direction} data-scheme={preferences.scheme}>
      <head>
        {!desk && (
          <SiteHead
            tenant={tenant}
            locale={locale}
            scheme={preferences.scheme}
            themeColor={color}
          />
        )}
        {/* The development server adds style elements and gives them this nonce. */}
        {import.meta.env.DEV && <meta property="csp-nonce" nonce={secureHeadersNonce} />}
        <PaletteStyle color={color} nonce={secureHeadersNonce} />
      </head>
      <body>
        {/* Shows failures of the shell; the shell has another boundary for those of the page. */}
        <PageErrorBoundary texts={pageErrorTexts(t)}>{children}</PageErrorBoundary>
      </body>
    </html>
  );
}

export const getConfig = async () => ({ render: 'dynamic' }) as const;
