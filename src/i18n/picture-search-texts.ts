import { placeholder } from './fill.ts';
import type { Translate } from './translator.ts';

/** The texts of the panel for searching by picture. */
export function pictureSearchTexts(t: Translate) {
  return {
    title: t('imageSearch.title'),
    close: t('imageSearch.close'),
    drop: t('imageSearch.drag-the-image-here'),
    limits: t('imageSearch.limit-tip'),
    paste: t('imageSearch.paste'),
    choose: t('imageSearch.choose'),
    take: t('imageSearch.take'),
    note: t('imageSearch.note'),
    uploading: t('imageSearch.uploading'),
    cancel: t('imageSearch.cancel'),
    preview: t('imageSearch.preview'),
    failed: t('imageSearch.upload-image-failed', { detail: placeholder('detail') }),
    noAnswer: t('imageSearch.no-answer'),
    crop: {
      hint: t('imageSearch.crop.hint'),
      keys: t('imageSearch.crop.keys'),
      move: t('imageSearch.crop.move'),
      start: t('imageSearch.crop.start'),
      end: t('imageSearch.crop.end'),
      part: t('imageSearch.crop.part', { number: placeholder('number') }),
      search: t('imageSearch.crop.search'),
      whole: t('imageSearch.crop.whole'),
    },
    problem: {
      TOO_MANY: t('imageSearch.too-many-files'),
      TOO_LARGE: t('imageSearch.image-size-limit'),
      TOO_SMALL: t('imageSearch.image-too-small'),
      WRONG_TYPE: t('imageSearch.image-type-limit'),
      UNREADABLE: t('imageSearch.image-unreadable'),
    },
  };
}
export type PictureSearchTexts = ReturnType<typeof pictureSearchTexts>;
