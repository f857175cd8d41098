import type { opsPasskeyEndpoints } from '../../ops/people/passkeys.ts';
import { done, type Examples } from '../example.ts';

const AT = '2026-11-22T08:30:00.000Z';
const ID = 'Zx3fB0m4q9Yt7cVwN2sKLA';
export const passkey = { id: ID, name: 'Phone', createdAt: AT, lastUsedAt: AT };
export const attempt = '5V2K8Q4D7M1N9W3X6Y0Z5V2K8Q4D7M1N';
const challenge = '0W3b7uYQk1x9m2v5n8p4r6t0s2d4f6h8j1k3l5z7x9c';
const clientDataJSON = 'eyJ0eXBlIjoid2ViYXV0aG4uZ2V0In0';
const credential = { id: ID, rawId: ID, type: 'public-key' as const };
export const signed = {
  ...credential,
  response: {
    clientDataJSON,
    authenticatorData: 'SZYN5YgOjGh0NBcPZHZgW4_krrmihjLHmVzzuoMdl2MFAAAAAQ',
    signature: 'MEUCIQDk0cBdM2Z8lU4xq0x1',
    userHandle: 'MDFLQUowUThaVjdUM001TjlXMlg0WTZaODA',
  },
};
export const newPasskey = {
  ...credential,
  response: { clientDataJSON, attestationObject: 'o2NmbXRkbm9uZQ', transports: ['internal'] },
};
export const question = {
  attempt,
  options: { challenge, rpId: 'desk.example.org', userVerification: 'required', timeout: 300_000 },
};

export const questionForNew = {
  attempt,
  options: {
    challenge,
    rp: { id: 'desk.example.org', name: 'Sampan' },
    user: {
      id: 'MDFLQUowUThaVjdUM001TjlXMlg0WTZaODA',
      name: 'li.na@example.com',
      displayName: 'Li Na',
    },
  },
};

export const opsPasskeyExamples: Examples<typeof opsPasskeyEndpoints> = {
  beginPasskeySignIn: { input: { body: {} }, answer: question },
  signInWithPasskey: {
    input: { body: { attempt, credential: signed } },
    answer: {
      accessToken: 'eyJhbGciOiJIUzI1NiJ9.e30.c2lnbmF0dXJl',
      expiresAt: AT,
      deviceToken: 'eyJhbGciOiJkaXIifQ..c2VhbGVk',
    },
  },
  beginPasskeyCheck: { input: { body: {} }, answer: question },
  confirmWithPasskey: { input: { body: { attempt, credential: signed } }, ...done },
  beginPasskey: {
    input: { body: {} },
    answer: questionForNew,
  },
  addPasskey: {
    input: {
      body: {
        attempt,
        name: 'Phone',
        credential: newPasskey,
      },
    },
    answer: passkey,
  },
  listPasskeys: { input: {}, answer: [passkey] },
  renamePasskey: {
    input: { params: { id: ID }, body: { name: 'Work phone' } },
    answer: { ...passkey, name: 'Work phone' },
  },
  removePasskey: { input: { params: { id: ID } }, ...done },
};
