import { writeLetter } from '../commerce/notice/letter.ts';
import type { MailText } from '../platform/platform.ts';
import type { StaffScope } from './staff-scope.ts';

/** The mail with the one-time link of a person, in the language of who invites. */
export function invitationMail(
  scope: StaffScope,
  { email, name }: { email: string; name: string },
  path: string,
): MailText {
  const { t, deskOrigin } = scope;
  return writeLetter(scope, {
    to: email,
    subject: t('desk.mail.invitation.subject'),
    heading: t('desk.mail.invitation.heading', { name }),
    paragraphs: [t('desk.mail.invitation.text'), t('desk.mail.invitation.validity')],
    button: { text: t('desk.mail.invitation.button'), href: deskOrigin + path },
  });
}
