import type { uploadEndpoints } from '../../../contract/calls/uploads.ts';
import { getImageSearchToken, getUploadToken } from '../../commerce/upload/uploads.ts';
import type { Handlers } from '../handler.ts';

export const uploadHandlers: Pick<Handlers, keyof typeof uploadEndpoints> = {
  getUploadToken: (scope, { query }) => getUploadToken(scope, query),

  getImageSearchToken: (scope, { query }) => getImageSearchToken(scope, query.ext),
};
