import type { opsShopPictureEndpoints } from '../../../../contract/ops/shop/shop-pictures.ts';
import { pictureUses } from '../../../commerce/site/picture-uses.ts';
import { addPicture, listPictures, removePicture } from '../../../commerce/upload/shop-pictures.ts';
import { getShopUploadToken } from '../../../commerce/upload/uploads.ts';
import type { Handlers } from '../../handler.ts';

export const opsShopPictureHandlers: Pick<Handlers, keyof typeof opsShopPictureEndpoints> = {
  listShopPictures: async (scope) => listPictures(scope, await pictureUses(scope)),
  getShopUploadToken: (scope, { query }, platform) =>
    getShopUploadToken(scope, query.ext, { resizes: platform.resizePicture !== undefined }),
  addShopPicture: (scope, { body }, platform) => addPicture(scope, body, platform.resizePicture),
  removeShopPicture: async (scope, { params }) => {
    await removePicture(scope, params.id, await pictureUses(scope));
    return { ok: true };
  },
};
