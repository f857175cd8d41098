import { bcp47, directionOf } from '../../../i18n/locale.ts';
import { luminance } from '../../../theme/oklab.ts';
import { pickText } from '../../db/tenant-text.ts';
import { escapeHtml } from '../../html/escape-html.ts';
import type { MailText } from '../../platform/platform.ts';
import type { Scope } from '../base/scope.ts';

/** The values on which a mail's language and design depend. */
type LetterContext = Pick<Scope, 't' | 'locale' | 'tenant'>;

export type Letter = {
  to: string;
  subject: string;
  heading: string;
  paragraphs: readonly string[];
  /** A code that the recipient types, shown large. */
  code?: string;
  /** A link to a page of the shop, as an absolute URL. */
  button?: { text: string; href: string };
};

const FALLBACK_COLOR = '#0d9488';

/**
 * A tenant's mail as text and as HTML, with the tenant's name and colour, in the recipient's
 * language and direction.
 */
export function writeLetter(context: LetterContext, letter: Letter): MailText {
  const { to, subject, heading, paragraphs, code, button } = letter;
  const shop = pickText(context.tenant.name, context.locale);
  const signature = context.t('mail.signature', { shop });
  const parts = [
    heading,
    ...(code ? [code] : []),
    ...paragraphs,
    ...(button ? [`${button.text}\n${button.href}`] : []),
    signature,
  ];
  return {
    to,
    subject,
    text: `${parts.filter(Boolean).join('\n\n')}\n`,
    html: page(context, letter, { shop, signature }),
  };
}

/**
 * The mail as HTML, with inline styles and attributes only, which all mail programs understand. Each
 * element with a background also states its text colour, so that the mail is readable in dark modes.
 */
function page(
  { locale, tenant }: LetterContext,
  { heading, paragraphs, code, button }: Letter,
  { shop, signature }: { shop: string; signature: string },
): string {
  const color = /^#[\da-f]{6}$/i.test(tenant.themeColor) ? tenant.themeColor : FALLBACK_COLOR;
  const textColor = textColorOn(color);
  const direction = directionOf(locale);
  const start = direction === 'rtl' ? 'right' : 'left';
  const digits = code
    ? `<p dir="ltr" style="margin:0 0 24px;padding:16px;border-radius:8px;background:#f4f4f5;color:#18181b;text-align:center;font:700 32px/1.2 ui-monospace,Consolas,monospace;letter-spacing:8px">${escapeHtml(code)}</p>`
    : '';
  const texts = paragraphs
    .filter(Boolean)
    .map((paragraph) => `<p style="margin:0 0 12px">${escapeHtml(paragraph)}</p>`)
    .join('');
  const link = button
    ? `<table role="presentation" cellpadding="0" cellspacing="0" style="margin:24px 0 0"><tr><td bgcolor="${color}" style="border-radius:8px;background:${color}"><a href="${escapeHtml(button.href)}" style="display:inline-block;padding:12px 24px;color:${textColor};font-weight:600;text-decoration:none">${escapeHtml(button.text)}</a></td></tr></table>`
    : '';
  return `<!doctype html>
<html lang="${bcp47(locale)}" dir="${direction}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light"><meta name="supported-color-schemes" content="light"><title>${escapeHtml(heading)}</title></head>
<body bgcolor="#f4f4f5" style="margin:0;padding:24px 12px;background:#f4f4f5;color:#18181b;font:16px/1.6 system-ui,-apple-system,'Segoe UI',Roboto,'Noto Sans',sans-serif">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:520px;margin:0 auto">
<tr><td dir="${direction}" bgcolor="${color}" style="padding:16px 32px;border-radius:8px 8px 0 0;background:${color};color:${textColor};text-align:${start};font-size:18px;font-weight:700">${escapeHtml(shop)}</td></tr>
<tr><td dir="${direction}" bgcolor="#ffffff" style="padding:32px;border-radius:0 0 8px 8px;background:#ffffff;color:#18181b;text-align:${start}">
<h1 style="margin:0 0 16px;font-size:22px;line-height:1.3;color:#18181b">${escapeHtml(heading)}</h1>
${digits}${texts}${link}
<p style="margin:24px 0 0;color:#52525b">${escapeHtml(signature)}</p>
</td></tr>
</table>
</body>
</html>
`;
}

/**
 * Black or white, whichever has more contrast on `#rrggbb`. At a luminance of 0.179 both have the
 * same.
 */
const textColorOn = (color: string): string => (luminance(color) > 0.179 ? '#000000' : '#ffffff');
