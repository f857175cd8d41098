import type { EndpointName, Handled } from '../../../../contract/endpoints.ts';
import type { opsShopEndpoints } from '../../../../contract/ops/shop/shop.ts';
import type { FormPart } from '../../../../contract/ops/shop/shop-values.ts';
import { isSettingsPart, type ShopPart } from '../../../../contract/values/shop/shop-parts.ts';
import { checkSteps } from '../../../commerce/site/check-texts.ts';
import { addToGroup, draftArticle } from '../../../commerce/site/draft-article.ts';
import { discardDraft, keepDraft } from '../../../commerce/site/drafts.ts';
import { getPart, listParts } from '../../../commerce/site/part-views.ts';
import type { PartValue } from '../../../commerce/site/parts.ts';
import { publishDraft, rollBack } from '../../../commerce/site/publish.ts';
import { inUtc } from '../../../commerce/site/typed-times.ts';
import { proposeCharges, proposeEarlierCharges } from '../../../staff/approvals/charges-acts.ts';
import { requireRight } from '../../../staff/identity.ts';
import { openPreview, previewShop } from '../../../staff/previews.ts';
import type { StaffScope } from '../../../staff/staff-scope.ts';
import type { Handlers } from '../../handler.ts';

/**
 * Changes a part, and returns the changed part. Throws `FORBIDDEN` if the part is a setting and the caller
 * lacks the right for it.
 */
async function partAfter(scope: StaffScope, part: ShopPart, change: () => Promise<void>) {
  if (isSettingsPart(part)) requireRight(scope.identity, 'shop.lead', scope.tenantId);
  await change();
  return getPart(scope, part);
}

type DraftCall = Extract<EndpointName, `draftShop${string}`> &
  Exclude<EndpointName, 'draftShopArticle'>;

/** The handler that saves the draft of a part. */
const drafts =
  (part: FormPart) =>
  (scope: StaffScope, { body }: Pick<Handled<Exclude<DraftCall, 'draftShopArticle'>>, 'body'>) =>
    partAfter(scope, part, () => keepDraft(scope, part, inUtc(scope.tenant, body) as PartValue));

export const opsShopHandlers: Pick<Handlers, keyof typeof opsShopEndpoints> = {
  listShopParts: (scope) => listParts(scope),
  getShopPart: (scope, { params }) => getPart(scope, params.id),
  draftShopBasics: drafts('basics'),
  draftShopTheme: drafts('theme'),
  draftShopLanguages: drafts('languages'),
  draftShopFeatures: drafts('features'),
  draftShopSignIn: drafts('signIn'),
  draftShopTimezone: drafts('timezone'),
  draftShopPlaces: drafts('places'),
  draftShopMenu: drafts('menu'),
  draftShopFees: drafts('fees'),
  draftShopStorage: drafts('storage'),
  draftShopServices: drafts('services'),
  draftShopHome: drafts('home'),
  draftShopBanners: drafts('banners'),
  draftShopAnnouncements: drafts('announcements'),
  draftShopGroups: drafts('groups'),
  draftShopSteps: (scope, input) => {
    checkSteps(input.body);
    return drafts('steps')(scope, input);
  },
  draftShopGoods: drafts('goods'),
  draftShopArticle: (scope, { params, body }) =>
    partAfter(scope, params.id, () => draftArticle(scope, params.id, body)),
  addToShopGroup: (scope, { body }) => partAfter(scope, 'groups', () => addToGroup(scope, body)),
  publishShopPart: (scope, { params }) =>
    partAfter(scope, params.id, () => publishDraft(scope, params.id)),
  discardShopDraft: (scope, { params }) =>
    partAfter(scope, params.id, () => discardDraft(scope, params.id)),
  rollBackShopPart: (scope, { params, body }) =>
    partAfter(scope, params.id, () => rollBack(scope, params.id, body.number)),
  proposeShopCharges: (scope, { params, body }) => proposeCharges(scope, params.id, body),
  proposeEarlierShopCharges: (scope, { params, body }) =>
    proposeEarlierCharges(scope, params.id, body),
  discardShopCharges: (scope, { params }) =>
    partAfter(scope, params.id, () => discardDraft(scope, params.id)),
  previewShop: (scope, { body }, platform) => previewShop(scope, platform, body.page),
  openShopPreview: (scope, { body }) => openPreview(scope, body.token),
};
