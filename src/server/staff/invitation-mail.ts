import { writeLetter } from '../commerce/notice/letter.ts';
import type { MailText } from '../platform/platform.ts';
import type { StaffScope } from './staff-scope.ts';

/** Why somebody gets a link: they are new, or whoever manages people has reset their account. */
export type LinkReason = 'invitation' | 'reset';

/** The mail with the one-time link of a person, in the language of who invites. */
export function invitationMail(
  scope: StaffScope,
  { email, name }: { email: string; name: string },
  { path, reason }: { path: string; reason: LinkReason },
): MailText {
  const { t, deskOrigin } = scope;
  return writeLetter(scope, {
    to: email,
    subject: t('desk.mail.invitation.subject'),
    heading: t(`desk.mail.${reason}.heading`, { name }),
    paragraphs: [t(`desk.mail.${reason}.text`), t(`desk.mail.${reason}.validity`)],
    button: { text: t('desk.mail.invitation.button'), href: deskOrigin + path },
  });
}
