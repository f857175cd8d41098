import { bcp47 } from '../../i18n/locale.ts';
import { matchRoute } from '../../site/match-route.ts';
import { LANGUAGE_FIELD } from '../../site/page-language.ts';
import type { RouteOptions } from '../../site/route-options.ts';
import { SUPPORT_CHAT_PATH } from '../../site/widget.ts';
import type { View } from '../view.ts';
import { AppBridge, Counter, GoogleAnalytics } from './lazy-widgets.tsx';

type WidgetsProps = {
  readonly view: View;
  readonly pagePath: string;
  /** The separate origin of the tenant's widget; empty if it has none. */
  readonly origin: string;
  readonly analyticsUrl: string;
  readonly nonce: string | undefined;
};

/** The third-party features of a tenant: support chat or counter, Google Analytics, the bridge to its app. */
export async function Widgets({ view, pagePath, origin, analyticsUrl, nonce }: WidgetsProps) {
  const { tenant, locale, t } = view;
  const options: RouteOptions = matchRoute(pagePath)?.options ?? {};
  // A page that only redirects has no widgets and is not counted.
  if (options.hideFooter) return null;
  const { analyticsCode, googleAnalyticsTraceId, features } = tenant;
  const texts = {
    open: t('chat.open'),
    title: t('chat.title', { name: tenant.name }),
    close: t('chat.close'),
  };
  const hasChat = analyticsCode && !features.silentAnalyticsCode;
  // Imported dynamically, so that only tenants with a chat load its button.
  const { SupportChat } = await import('./support-chat.tsx');
  return (
    <>
      {hasChat && (
        <SupportChat
          href={`${origin}${SUPPORT_CHAT_PATH}${origin && `?${LANGUAGE_FIELD}=${bcp47(locale)}`}`}
          hasSeparateOrigin={origin !== ''}
          texts={texts}
        />
      )}
      {analyticsCode && features.silentAnalyticsCode && <Counter origin={origin} />}
      {googleAnalyticsTraceId && <GoogleAnalytics url={analyticsUrl} id={googleAnalyticsTraceId} />}
      {features.appBridgeScript && (
        <>
          <AppBridge />
          <script async src={features.appBridgeScript} nonce={nonce} />
        </>
      )}
    </>
  );
}
