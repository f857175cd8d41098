'use client';
import useSWR, { type KeyedMutator } from 'swr';
import type { Profile } from '../../contract/calls/user.ts';
import { call, type Route } from './api.ts';
import { readOnce } from './read-once.ts';
import { useSignedIn } from './use-signed-in.ts';

const GET_PROFILE: Route<'getProfile'> = ['GET', '/front/user/profile'];

/** SWR's key of the profile: `mutate(PROFILE_KEY)` reads it again. */
export const PROFILE_KEY = 'profile';

/**
 * Whether a shopper is signed in (`useSignedIn`), and their profile: undefined until it is read, and
 * for a visitor.
 */
export function useProfile(): {
  signedIn: boolean | undefined;
  profile: Profile | undefined;
  mutate: KeyedMutator<Profile>;
} {
  const signedIn = useSignedIn();
  const key = signedIn ? PROFILE_KEY : null;
  const { data, mutate } = useSWR<Profile>(key, () => call(GET_PROFILE), readOnce);
  return { signedIn, profile: data, mutate };
}
