import type { Context, MiddlewareHandler } from 'hono';
import { type ContentSecurityPolicyOptionHandler, NONCE, secureHeaders } from 'hono/secure-headers';
import { isWidgetPath, widgetSandbox } from '../../site/widget.ts';
import type { Config } from '../platform/config.ts';
import { STRICT_TRANSPORT } from '../platform/public-files.ts';
import type { RequestEnv } from '../request/context.ts';
import { widgetTenant } from '../request/widget.ts';
import { REFERENCE_PAGE } from './api-documentation.ts';
import { CSP_REPORTS_PATH } from './csp-reports.ts';

/** Features of browsers that no page may use. */
const NO_PERMISSIONS = { geolocation: [], microphone: [], payment: [] };

/** `connect-src` and `form-action` of pages: this origin, and the OSS bucket of uploads if there is one. */
const requestedHosts: ContentSecurityPolicyOptionHandler = ({
  var: { platform },
}: Context<RequestEnv>) => ["'self'", platform.config.OSS_BUCKET_HOST].filter(Boolean).join(' ');

/** The hosts of pictures that this deployment names, and those of marketplaces it has keys for. */
const pictureHosts = ({
  PICTURE_HOSTS = [],
  ALIBABA_APP_KEY,
  TAOBAO_APP_KEY,
  POIZON_APP_KEY,
}: Config): string[] => [
  ...(ALIBABA_APP_KEY || TAOBAO_APP_KEY ? ['https://*.alicdn.com'] : []),
  ...(POIZON_APP_KEY ? ['https://*.poizon.com', 'https://*.dewu.com'] : []),
  ...PICTURE_HOSTS,
];

/** `img-src` of pages: this origin and the marketplaces' picture hosts; with a remote backend, any https host. */
const imageSources: ContentSecurityPolicyOptionHandler = ({
  var: { platform, upstream },
}: Context<RequestEnv>) =>
  ["'self' data: blob:", ...(upstream ? ['https:'] : pictureHosts(platform.config))].join(' ');

/** `frame-src` of pages: the hosts of widgets; without `WIDGET_DOMAIN`, this origin. */
const framedHosts: ContentSecurityPolicyOptionHandler = ({
  var: { platform },
}: Context<RequestEnv>) => {
  const { WIDGET_DOMAIN } = platform.config;
  return WIDGET_DOMAIN ? `*.${WIDGET_DOMAIN}:*` : "'self'";
};

/** The name of the endpoint to which browsers report violations. */
const REPORTS = 'csp';

const PAGE_POLICY = {
  defaultSrc: ["'self'"],
  scriptSrc: ["'self'", NONCE],
  styleSrc: ["'self'", NONCE],
  // React writes positions as style attributes, which run no code.
  styleSrcAttr: ["'unsafe-inline'"],
  imgSrc: [imageSources],
  connectSrc: [requestedHosts],
  frameSrc: [framedHosts],
  fontSrc: ["'self'"],
  manifestSrc: ["'self'"],
  workerSrc: ["'self'"],
  objectSrc: ["'none'"],
  baseUri: ["'none'"],
  formAction: [requestedHosts],
  frameAncestors: ["'none'"],
  reportTo: REPORTS,
  // For browsers without the Reporting API.
  reportUri: CSP_REPORTS_PATH,
};

const PAGE_HEADERS = {
  reportingEndpoints: [{ name: REPORTS, url: CSP_REPORTS_PATH }],
  referrerPolicy: 'strict-origin-when-cross-origin',
  strictTransportSecurity: STRICT_TRANSPORT,
  xFrameOptions: 'DENY',
  crossOriginOpenerPolicy: 'same-origin',
  permissionsPolicy: { camera: ['self'], ...NO_PERMISSIONS },
};

const pageHeaders = secureHeaders({ contentSecurityPolicy: PAGE_POLICY, ...PAGE_HEADERS });

/** The page of the scanner reads codes by WebAssembly where the browser can't (components/desk/warehouse/zxing.ts). */
const scannerHeaders = secureHeaders({
  contentSecurityPolicy: {
    ...PAGE_POLICY,
    scriptSrc: [...PAGE_POLICY.scriptSrc, "'wasm-unsafe-eval'"],
  },
  ...PAGE_HEADERS,
});
const SCANNER_PAGE = /^\/desk\/[^/]+\/warehouse\/scan$/;

/**
 * The API's reference page has no inline scripts, and connects to this origin only. Its renderer adds
 * style elements, which can't have a nonce (docs/decisions/051).
 */
const referenceHeaders = secureHeaders({
  contentSecurityPolicy: {
    ...PAGE_POLICY,
    scriptSrc: ["'self'"],
    styleSrc: ["'self'", "'unsafe-inline'"],
    connectSrc: ["'self'"],
    formAction: ["'self'"],
    frameSrc: ["'none'"],
  },
  ...PAGE_HEADERS,
});

/** An uploaded file runs nothing and loads nothing, whatever it is. */
const fileHeaders = secureHeaders({
  contentSecurityPolicy: { defaultSrc: ["'none'"], sandbox: [], frameAncestors: ["'none'"] },
  referrerPolicy: 'no-referrer',
  strictTransportSecurity: STRICT_TRANSPORT,
  xFrameOptions: 'DENY',
});

/**
 * The code of a widget's provider may do anything, but can't reach the shop: the widget has a separate
 * origin (`WIDGET_DOMAIN`) or an opaque one, also if its document is opened outside of a frame.
 */
const widgetHeaders = ({ hasSeparateOrigin }: { hasSeparateOrigin: boolean }) =>
  secureHeaders({
    contentSecurityPolicy: {
      defaultSrc: ["'none'"],
      scriptSrc: ['https:', "'unsafe-inline'", "'unsafe-eval'", 'blob:'],
      styleSrc: ['https:', "'unsafe-inline'"],
      imgSrc: ['https:', 'data:', 'blob:'],
      fontSrc: ['https:', 'data:'],
      mediaSrc: ['https:', 'data:', 'blob:'],
      connectSrc: ['https:', 'wss:'],
      frameSrc: ['https:', 'blob:', 'data:'],
      workerSrc: ['https:', 'blob:'],
      formAction: ['https:'],
      baseUri: ["'none'"],
      sandbox: [widgetSandbox(hasSeparateOrigin)],
      // A widget with a separate origin is framed by the shop's hosts, which only the backend knows.
      ...(hasSeparateOrigin ? {} : { frameAncestors: ["'self'"] }),
    },
    referrerPolicy: 'strict-origin-when-cross-origin',
    strictTransportSecurity: STRICT_TRANSPORT,
    xFrameOptions: hasSeparateOrigin ? false : 'SAMEORIGIN',
    crossOriginOpenerPolicy: false,
    originAgentCluster: false,
    permissionsPolicy: { camera: [], ...NO_PERMISSIONS },
  });
const headersOnWidgetHost = widgetHeaders({ hasSeparateOrigin: true });
const headersOnShopHost = widgetHeaders({ hasSeparateOrigin: false });

/** Sources that a tenant's settings add to the policy of its pages, by directive. */
function tenantSources({
  tenant,
  platform,
}: RequestEnv['Variables']): (readonly [string, string])[] {
  const bridge = tenant.features.appBridgeScript ?? '';
  return [
    ...(URL.canParse(bridge) ? [['script-src', new URL(bridge).origin] as const] : []),
    ...(tenant.googleAnalyticsTraceId
      ? [['connect-src', new URL(platform.config.ANALYTICS_URL).origin] as const]
      : []),
  ];
}

function addTenantSources(c: Context<RequestEnv>): void {
  const name = 'content-security-policy';
  const policy = c.res.headers.get(name);
  if (!policy || !c.var.tenant) return;
  let extended = policy;
  for (const [directive, source] of tenantSources(c.var)) {
    extended = extended.replace(`${directive} `, `${directive} ${source} `);
  }
  if (extended !== policy) c.res.headers.set(name, extended);
}

/** In the policy of a cached page, replaces the nonce by the hashes of the page's inline scripts and styles. */
function setHashes(c: Context<RequestEnv>): void {
  const { pageEntry, secureHeadersNonce } = c.var;
  const name = 'content-security-policy';
  const policy = c.res.headers.get(name);
  if (!pageEntry || !policy) return;
  const sources: Record<string, string> = {
    'script-src': pageEntry.page.scripts,
    'style-src': pageEntry.page.styles,
  };
  const nonce = ` 'nonce-${secureHeadersNonce}'`;
  const hashed = policy.split('; ').map((directive) => {
    const hashes = sources[directive.split(' ', 1)[0] ?? ''];
    return directive.replace(nonce, hashes ? ` ${hashes}` : '');
  });
  c.res.headers.set(name, hashed.join('; '));
}

/** Content types that get a `charset`, so that no browser guesses it. */
const TEXT = /^(text\/[\w.+-]+|application\/json)$/;

function setCharset({ res: { headers } }: Context<RequestEnv>): void {
  const type = headers.get('content-type') ?? '';
  if (TEXT.test(type)) headers.set('content-type', `${type}; charset=utf-8`);
}

/** `preload`: the domain may be put on the browsers' list of domains that only have https. */
function setPreload({ res: { headers }, var: { platform } }: Context<RequestEnv>): void {
  const name = 'strict-transport-security';
  if (platform.config.HSTS_PRELOAD) headers.set(name, `${STRICT_TRANSPORT}; preload`);
}

function headersFor(c: Context<RequestEnv>): MiddlewareHandler {
  if (c.req.path.startsWith('/uploads/')) return fileHeaders;
  if (c.req.path === REFERENCE_PAGE) return referenceHeaders;
  if (SCANNER_PAGE.test(c.req.path)) return scannerHeaders;
  if (!isWidgetPath(c.req.path)) return pageHeaders;
  return widgetTenant(c) === undefined ? headersOnShopHost : headersOnWidgetHost;
}

/** Sets the content security policy and the other security headers of every response. */
export const securityHeaders: MiddlewareHandler<RequestEnv> = async (c, next) => {
  const setHeaders = headersFor(c);
  await setHeaders(c, next);
  setCharset(c);
  setPreload(c);
  if (setHeaders !== pageHeaders) return;
  addTenantSources(c);
  setHashes(c);
};
