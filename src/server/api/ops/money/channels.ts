import type { opsChannelEndpoints } from '../../../../contract/ops/money/channels.ts';
import { switchOff } from '../../../commerce/channel/save-channel.ts';
import {
  listOpsChannels,
  reconcileNow,
  testChannel,
} from '../../../commerce/payin/ops-channels.ts';
import { getShopUploadToken } from '../../../commerce/upload/uploads.ts';
import { proposeChannel } from '../../../staff/approvals/channel-acts.ts';
import type { Handlers } from '../../handler.ts';

export const opsChannelHandlers: Pick<Handlers, keyof typeof opsChannelEndpoints> = {
  listChannels: (scope) => listOpsChannels(scope),
  getChannelUploadToken: (scope, { query }, platform) =>
    getShopUploadToken(scope, query.ext, { resizes: platform.resizePicture !== undefined }),
  proposeChannel: (scope, { body }, platform) =>
    proposeChannel(scope, body, platform.resizePicture),
  testChannel: async (scope, { params }) => {
    await testChannel(scope, params.id);
    return { ok: true };
  },
  switchChannelOff: async (scope, { params }) => {
    await switchOff(scope, params.id);
    return { ok: true };
  },
  reconcileChannel: (scope, { params }) => reconcileNow(scope, params.id),
};
