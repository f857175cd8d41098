import type { opsSignInProviderEndpoints } from '../../ops/shop/sign-in-providers.ts';
import { done, type Examples } from '../example.ts';

const params = { provider: 'google' };

export const opsSignInProviderExamples: Examples<typeof opsSignInProviderEndpoints> = {
  listSignInProviders: {
    answer: [
      {
        id: 'google',
        provider: 'GOOGLE',
        name: 'Google',
        redirectPath: '/auth/from/google',
        hasSecret: true,
        changedAt: '2026-11-22T08:30:00.000Z',
        changedBy: 'Mina Park',
      },
    ],
  },
  setSignInSecret: { input: { params, body: { secret: 'a-secret-of-google' } }, ...done },
  testSignInProvider: { input: { params, body: {} }, ...done },
};
