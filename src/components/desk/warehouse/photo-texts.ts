import {
  PHOTO_SHOWS,
  type PhotoShows,
} from '../../../contract/values/warehouse/parcel-statuses.ts';
import type { DeskTranslate } from '../../../i18n/translator.ts';
import type { PhotoTexts } from './photo-button.tsx';

/** The texts with which photos are added to a parcel, in the reader's language. */
export const photoTexts = (t: DeskTranslate): PhotoTexts => ({
  add: t('desk.scan.photo'),
  added: t('desk.scan.photoAdded'),
  failed: t('desk.scan.photoFailed'),
  whatLabel: t('desk.warehouse.photoShows'),
  what: Object.fromEntries(
    PHOTO_SHOWS.map((shows) => [shows, t(`parcel.shows.${shows}`)]),
  ) as Record<PhotoShows, string>,
  line: t('desk.warehouse.photoLine'),
  whole: t('desk.warehouse.photoWhole'),
});

/** The lines of a parcel that a photo can be of, by their names; none where they have no id. */
export const photoLines = (
  items: readonly {
    orderItemId: string;
    title: string;
    attributes: readonly { value: string }[];
  }[],
): { id: string; name: string }[] =>
  items
    .filter(({ orderItemId }) => orderItemId !== '')
    .map(({ orderItemId: id, title, attributes }) => ({
      id,
      name: [title, ...attributes.map(({ value }) => value)].join(' · '),
    }));
