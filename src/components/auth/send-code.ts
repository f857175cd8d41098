import { call, type Route } from '../session/api.ts';

const SEND_EMAIL_CODE: Route<'sendEmailCode'> = ['POST', '/front/user/send-email-code'];
const SEND_SIGN_IN_CODE: Route<'sendSignInCode'> = ['POST', '/front/user/send-sign-in-code'];

/**
 * Mails a code that signs in, or one that only confirms the e-mail. Returns the time of sending (ISO 8601). Throws
 * `CallError`.
 */
export async function sendCode(email: string, { signsIn }: { signsIn: boolean }): Promise<string> {
  const input = { body: { email } };
  if (signsIn) return (await call(SEND_SIGN_IN_CODE, input)).sentAt;
  const { sentAt = new Date().toISOString() } = await call(SEND_EMAIL_CODE, input);
  return sentAt;
}
