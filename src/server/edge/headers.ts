import type { Context, MiddlewareHandler } from 'hono';
import { type ContentSecurityPolicyOptionHandler, NONCE, secureHeaders } from 'hono/secure-headers';
import type { RequestEnv } from '../request/context.ts';

/** What a page's script may call: us, and the OSS bucket that it posts uploads to, where there is one. */
const called: ContentSecurityPolicyOptionHandler = ({ var: { platform } }: Context<RequestEnv>) =>
  ["'self'", platform.config.OSS_BUCKET_HOST].filter(Boolean).join(' ');

/** Pictures: ours, and where the goods are another backend's also those that it names. */
const shown: ContentSecurityPolicyOptionHandler = ({ var: { upstream } }: Context<RequestEnv>) =>
  upstream ? "'self' data: blob: https:" : "'self' data: blob:";

const ofPages = secureHeaders({
  contentSecurityPolicy: {
    defaultSrc: ["'self'"],
    scriptSrc: ["'self'", NONCE],
    styleSrc: ["'self'", NONCE],
    // Positions that React writes as style attributes; a style attribute runs no code.
    styleSrcAttr: ["'unsafe-inline'"],
    imgSrc: [shown],
    connectSrc: [called],
    fontSrc: ["'self'"],
    manifestSrc: ["'self'"],
    workerSrc: ["'self'"],
    objectSrc: ["'none'"],
    baseUri: ["'none'"],
    formAction: ["'self'"],
    frameAncestors: ["'none'"],
  },
  referrerPolicy: 'strict-origin-when-cross-origin',
  strictTransportSecurity: 'max-age=31536000; includeSubDomains',
  xFrameOptions: 'DENY',
  crossOriginOpenerPolicy: 'same-origin',
  permissionsPolicy: { camera: ['self'], geolocation: [], microphone: [], payment: [] },
});

/** What somebody uploaded runs nothing and loads nothing, whatever it is. */
const ofFiles = secureHeaders({
  contentSecurityPolicy: { defaultSrc: ["'none'"], sandbox: [], frameAncestors: ["'none'"] },
  referrerPolicy: 'no-referrer',
  strictTransportSecurity: 'max-age=31536000; includeSubDomains',
  xFrameOptions: 'DENY',
});

/** Content policy and the other security headers of every answer. */
export const securityHeaders: MiddlewareHandler<RequestEnv> = (c, next) =>
  (c.req.path.startsWith('/uploads/') ? ofFiles : ofPages)(c, next);
