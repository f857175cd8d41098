import type { signInEndpoints } from '../calls/sign-in.ts';
import { DEMO, done, type Examples } from './example.ts';
import { attempt, newPasskey, passkey, question, questionForNew, signed } from './ops/passkeys.ts';
import { userExamples } from './user.ts';

const AT = '2026-11-22T08:30:00.000Z';
const email = DEMO.email;
const verificationCode = '482915';
const { answer: signedIn } = userExamples.login;
const parameters = { code: 'SplxlOBeZQQYbYS6WxSbIA', state: 'af0ifjsldkj' };

export const signInExamples: Examples<typeof signInEndpoints> = {
  sendSignInCode: {
    input: { body: { email } },
    answer: { resendAfterSeconds: 60, expiresInSeconds: 600, sentAt: AT },
  },
  loginByCode: { input: { body: { email, verificationCode } }, answer: signedIn },
  beginPasskeyLogin: { input: { body: {} }, answer: question },
  loginByPasskey: { input: { body: { attempt, credential: signed } }, answer: signedIn },
  beginOwnPasskey: {
    input: { body: { loginPassword: DEMO.password } },
    answer: questionForNew,
  },
  addOwnPasskey: {
    input: { body: { attempt, name: 'Phone', credential: newPasskey } },
    answer: passkey,
  },
  listOwnPasskeys: { answer: { passkeys: [passkey], proof: 'PASSWORD' } },
  renameOwnPasskey: {
    input: { params: { id: passkey.id }, body: { name: 'My phone' } },
    answer: { ...passkey, name: 'My phone' },
  },
  removeOwnPasskey: { input: { params: { id: passkey.id } }, ...done },
  beginProviderLogin: {
    input: { params: { provider: 'google' }, body: {} },
    answer: {
      attempt,
      state: parameters.state,
      url: 'https://accounts.google.com/o/oauth2/v2/auth?client_id=1234&response_type=code',
    },
  },
  loginByProvider: {
    input: { body: { attempt, provider: 'google', parameters } },
    answer: { join: { attempt, email, provider: 'google' } },
  },
  joinProvider: { input: { body: { attempt, password: DEMO.password } }, answer: signedIn },
  listOwnProviders: {
    answer: [
      {
        id: '01KAFQ8ZT3M5X7C9V1B2N4K6J8',
        provider: 'google',
        name: 'Google',
        email,
        createdAt: AT,
        lastUsedAt: AT,
      },
    ],
  },
  removeOwnProvider: { input: { params: { id: '01KAFQ8ZT3M5X7C9V1B2N4K6J8' } }, ...done },
};
