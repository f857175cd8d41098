import { PHOTO_SHOWS } from '../../../contract/values/warehouse/parcel-statuses.ts';
import type { DeskTranslate } from '../../../i18n/translator.ts';
import type { PhotoTexts } from './photo-button.tsx';

/** The text of each name of a list. */
export const each = <Name extends string>(names: readonly Name[], textOf: (name: Name) => string) =>
  Object.fromEntries(names.map((name) => [name, textOf(name)])) as Record<Name, string>;

/** The texts with which photos are added to a parcel, in the reader's language. */
export const photoTexts = (t: DeskTranslate): PhotoTexts => ({
  add: t('desk.scan.photo'),
  added: t('desk.scan.photoAdded'),
  failed: t('desk.scan.photoFailed'),
  whatLabel: t('desk.warehouse.photoShows'),
  what: each(PHOTO_SHOWS, (shows) => t(`parcel.shows.${shows}`)),
  line: t('desk.warehouse.photoLine'),
  whole: t('desk.warehouse.photoWhole'),
});

type NamedLine = { title: string; attributes: readonly { value: string }[] };

/** The name of a parcel's line: its title and the values of its variant. */
export const lineName = ({ title, attributes }: NamedLine): string =>
  [title, ...attributes.map(({ value }) => value)].join(' · ');

/** The lines of a parcel that a photo can show, with their names. Lines without an id are left out. */
export const photoLines = (
  items: readonly (NamedLine & { orderItemId: string })[],
): { id: string; name: string }[] =>
  items
    .filter(({ orderItemId }) => orderItemId !== '')
    .map((item) => ({ id: item.orderItemId, name: lineName(item) }));
