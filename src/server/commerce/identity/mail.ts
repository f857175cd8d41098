import { pickText } from '../../db/tenant-text.ts';
import type { MailText } from '../../platform/platform.ts';
import type { Scope } from '../base/scope.ts';
import { writeLetter } from '../notice/letter.ts';

type CodeMail = { to: string; code: string; minutes: number; signsIn?: boolean };

/** The mail that carries a code, in the language of the request: to confirm an e-mail, or to sign in. */
export function codeMail(scope: Scope, { to, code, minutes, signsIn = false }: CodeMail): MailText {
  const { t } = scope;
  const textKey = signsIn ? 'mail.signInCode' : 'mail.code';
  const shop = pickText(scope.tenant.name, scope.locale);
  return writeLetter(scope, {
    to,
    subject: t(`${textKey}.subject`, { code, shop }),
    heading: t(`${textKey}.heading`, { shop }),
    paragraphs: [t('mail.code.validity', { minutes }), t('mail.code.ignore')],
    code,
  });
}

/** The mail to who wants to sign in but has no account. `origin` is that of the shop. */
export function invitationMail(
  scope: Scope,
  { to, origin }: { to: string; origin: string },
): MailText {
  const { t } = scope;
  const shop = pickText(scope.tenant.name, scope.locale);
  return writeLetter(scope, {
    to,
    subject: t('mail.invitation.subject', { shop }),
    heading: t('mail.invitation.subject', { shop }),
    paragraphs: [t('mail.invitation.text', { shop }), t('mail.invitation.ignore')],
    button: {
      text: t('auth.signup'),
      href: `${origin}/auth/signup?${new URLSearchParams({ change: to })}`,
    },
  });
}

/** The mail to an account's owner that its login password was changed. */
export function passwordChangedMail(scope: Scope, { to }: { to: string }): MailText {
  const { t } = scope;
  const shop = pickText(scope.tenant.name, scope.locale);
  return writeLetter(scope, {
    to,
    subject: t('mail.passwordChanged.subject', { shop }),
    heading: t('mail.passwordChanged.heading'),
    paragraphs: [
      t('mail.passwordChanged.text', { shop }),
      t('mail.passwordChanged.help', { email: scope.tenant.serviceEmail }),
    ],
  });
}

/** The mail to the old address that the account has another e-mail now. */
export function emailChangedMail(
  scope: Scope,
  { to, email }: { to: string; email: string },
): MailText {
  const { t } = scope;
  const shop = pickText(scope.tenant.name, scope.locale);
  return writeLetter(scope, {
    to,
    subject: t('mail.emailChanged.subject', { shop }),
    heading: t('mail.emailChanged.heading'),
    paragraphs: [
      t('mail.emailChanged.text', { shop, email }),
      t('mail.emailChanged.help', { email: scope.tenant.serviceEmail }),
    ],
  });
}

/** The mail that tells the former owner that the account was deleted. */
export function accountDeletedMail(scope: Scope, { to }: { to: string }): MailText {
  const { t } = scope;
  const shop = pickText(scope.tenant.name, scope.locale);
  return writeLetter(scope, {
    to,
    subject: t('mail.accountDeleted.subject', { shop }),
    heading: t('mail.accountDeleted.subject', { shop }),
    paragraphs: [
      t('mail.accountDeleted.text', { shop }),
      t('mail.accountDeleted.help', { email: scope.tenant.serviceEmail }),
    ],
  });
}
