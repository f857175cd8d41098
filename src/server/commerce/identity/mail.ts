import { bcp47, directionOf } from '../../../i18n/locale.ts';
import { pickText } from '../../db/tenant-text.ts';
import type { Mail } from '../../platform/platform.ts';
import type { Scope } from '../scope.ts';

type OutgoingMail = Omit<Mail, 'from'>;
type Letter = {
  to: string;
  subject: string;
  heading: string;
  paragraphs: string[];
  /** Shown large, to be read and typed. */
  code?: string;
};

/** The mail that carries a code, in the language of the request. */
export function codeMail(
  scope: Scope,
  { to, code, minutes }: { to: string; code: string; minutes: number },
): OutgoingMail {
  const { t } = scope;
  const shop = pickText(scope.tenant.name, scope.locale);
  return letter(scope, {
    to,
    subject: t('mail.code.subject', { code, shop }),
    heading: t('mail.code.heading', { shop }),
    paragraphs: [t('mail.code.validity', { minutes }), t('mail.code.ignore')],
    code,
  });
}

/** Tells the owner of an account that its login password is a new one. */
export function passwordChangedMail(scope: Scope, { to }: { to: string }): OutgoingMail {
  const { t } = scope;
  const shop = pickText(scope.tenant.name, scope.locale);
  return letter(scope, {
    to,
    subject: t('mail.passwordChanged.subject', { shop }),
    heading: t('mail.passwordChanged.heading'),
    paragraphs: [
      t('mail.passwordChanged.text', { shop }),
      t('mail.passwordChanged.help', { email: scope.tenant.serviceEmail }),
    ],
  });
}

function letter(scope: Scope, { to, subject, heading, paragraphs, code }: Letter): OutgoingMail {
  const shop = pickText(scope.tenant.name, scope.locale);
  const signature = scope.t('mail.signature', { shop });
  const text = [heading, ...(code ? [code] : []), ...paragraphs, signature].join('\n\n');
  return {
    to,
    subject,
    text: `${text}\n`,
    html: page(scope, { heading, paragraphs, code, signature }),
  };
}

type Page = { heading: string; paragraphs: string[]; code: string | undefined; signature: string };

/** Inline styles and attributes only: what mail programs understand. Both directions. */
function page(scope: Scope, { heading, paragraphs, code, signature }: Page): string {
  const { locale, tenant } = scope;
  const shop = escapeHtml(pickText(tenant.name, locale));
  const color = /^#[\da-f]{6}$/i.test(tenant.themeColor) ? tenant.themeColor : '#22c55e';
  const direction = directionOf(locale);
  const start = direction === 'rtl' ? 'right' : 'left';
  const digits = code
    ? `<p dir="ltr" style="margin:24px 0;padding:16px;border-radius:8px;background:#f4f4f5;text-align:center;font:700 32px/1.2 ui-monospace,Consolas,monospace;letter-spacing:8px">${escapeHtml(code)}</p>`
    : '';
  const [first = '', ...rest] = paragraphs.map(
    (paragraph) => `<p style="margin:0 0 12px">${escapeHtml(paragraph)}</p>`,
  );
  return `<!doctype html>
<html lang="${bcp47(locale)}" dir="${direction}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light"><title>${escapeHtml(heading)}</title></head>
<body style="margin:0;padding:24px 12px;background:#f4f4f5;color:#18181b;font:16px/1.6 system-ui,-apple-system,'Segoe UI',Roboto,'Noto Sans',sans-serif">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:520px;margin:0 auto;border-top:4px solid ${color};border-radius:8px;background:#ffffff">
<tr><td dir="${direction}" style="padding:32px;text-align:${start}">
<p style="margin:0 0 24px;font-weight:700">${shop}</p>
<h1 style="margin:0 0 16px;font-size:22px;line-height:1.3">${escapeHtml(heading)}</h1>
${digits}${first}${rest.join('')}
<p style="margin:24px 0 0;color:#52525b">${escapeHtml(signature)}</p>
</td></tr>
</table>
</body>
</html>
`;
}

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);
}
