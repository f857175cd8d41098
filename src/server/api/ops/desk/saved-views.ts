import type { opsSavedViewEndpoints } from '../../../../contract/ops/desk/saved-views.ts';
import {
  changeSavedView,
  deleteSavedView,
  listSavedViews,
  makeSavedView,
} from '../../../staff/saved-views.ts';
import type { Handlers } from '../../handler.ts';

export const opsSavedViewHandlers: Pick<Handlers, keyof typeof opsSavedViewEndpoints> = {
  listSavedViews: (scope, { query }) => listSavedViews(scope, query),
  makeSavedView: (scope, { body }) => makeSavedView(scope, body),
  changeSavedView: (scope, { params, body }) => changeSavedView(scope, params.id, body),
  deleteSavedView: async (scope, { params }) => {
    await deleteSavedView(scope, params.id);
    return { ok: true };
  },
};
