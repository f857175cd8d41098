import type { Profile } from '../../contract/calls/user.ts';

/**
 * The number behind the name on a label, by which the warehouse assigns a parcel: the end of the
 * shopper's id.
 */
export function shopperNumber({ id }: Pick<Profile, 'id'>): string {
  return `#${id
    .replaceAll(/[^a-z0-9]/gi, '')
    .slice(-8)
    .toUpperCase()}`;
}
