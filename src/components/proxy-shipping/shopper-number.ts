import type { Profile } from '../../contract/calls/user.ts';

/** What a shopper writes behind the name on a label, so that the warehouse knows whose parcel it is: the end of the id. */
export function shopperNumber({ id }: Pick<Profile, 'id'>): string {
  return `#${id
    .replaceAll(/[^a-z0-9]/gi, '')
    .slice(-8)
    .toUpperCase()}`;
}
