import type { opsOwnProductEndpoints } from '../../../../contract/ops/shop/own-products.ts';
import {
  addOwnPicture,
  archiveOwnProduct,
  changeOwnProduct,
  combineOwnOptions,
  makeOwnProduct,
  publishOwnProduct,
  requireRoomForPicture,
  restoreOwnProduct,
} from '../../../commerce/own-stock/change.ts';
import { correctOwnStock } from '../../../commerce/own-stock/correct-stock.ts';
import { exportOwnProducts } from '../../../commerce/own-stock/export.ts';
import {
  checkOwnProducts,
  getOwnSheet,
  importOwnProducts,
  keepOwnSheet,
} from '../../../commerce/own-stock/import.ts';
import { getOwnProduct, listOwnProducts } from '../../../commerce/own-stock/records.ts';
import { addPicture } from '../../../commerce/upload/shop-pictures.ts';
import type { Handlers } from '../../handler.ts';

export const opsOwnProductHandlers: Pick<Handlers, keyof typeof opsOwnProductEndpoints> = {
  listOwnProducts: (scope, { query }) => listOwnProducts(scope, query),
  getOwnProduct: (scope, { params }) => getOwnProduct(scope, params.id),
  makeOwnProduct: (scope, { body }) => makeOwnProduct(scope, body),
  changeOwnProduct: (scope, { params, body }) => changeOwnProduct(scope, params.id, body),
  combineOwnOptions: (scope, { params }) => combineOwnOptions(scope, params.id),
  addOwnPicture: async (scope, { params, body }, platform) => {
    await requireRoomForPicture(scope, params.id);
    const { code } = await getOwnProduct(scope, params.id);
    const name = code || params.id;
    const { path } = await addPicture(scope, { file: body.file, name }, platform.resizePicture);
    return addOwnPicture(scope, params.id, path);
  },
  publishOwnProduct: (scope, { params }) => publishOwnProduct(scope, params.id),
  archiveOwnProduct: (scope, { params }) => archiveOwnProduct(scope, params.id),
  restoreOwnProduct: (scope, { params }) => restoreOwnProduct(scope, params.id),
  correctOwnStock: (scope, { params, body }) => correctOwnStock(scope, params.id, body),
  keepOwnSheet: (scope, { body }) => keepOwnSheet(scope, scope.identity.id, body),
  getOwnSheet: (scope, { params }) => getOwnSheet(scope, scope.identity.id, params.id),
  checkOwnProducts: (scope, { body }) => checkOwnProducts(scope, body),
  importOwnProducts: (scope, { body }) => importOwnProducts(scope, body),
  exportOwnProducts: (scope, { query }) => exportOwnProducts(scope, query),
};
