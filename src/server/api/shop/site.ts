import type { Handled } from '../../../contract/endpoints.ts';
import { Failure } from '../../../contract/errors.ts';
import { toFen } from '../../../contract/values/money/money.ts';
import { isPostCode } from '../../../contract/values/warehouse/post-codes.ts';
import { postCodeProblem } from '../../commerce/base/post-code-problem.ts';
import type { Scope } from '../../commerce/base/scope.ts';
import { listOptions } from '../../commerce/freight/list.ts';
import type { Parcel } from '../../commerce/freight/option.ts';
import { currentTariff } from '../../commerce/freight/stored.ts';
import { listCountries, listDistricts, listWarehouses } from '../../commerce/site/places.ts';
import { previewedWarehouses } from '../../commerce/site/preview.ts';
import { exchangeRate, tenantView } from '../../commerce/site/tenant-view.ts';
import { tenantById } from '../../commerce/site/tenants.ts';
import type { Handlers } from '../handler.ts';

export const siteHandlers: Pick<
  Handlers,
  | 'getTenant'
  | 'getExchangeRate'
  | 'listTenantWarehouses'
  | 'listSupportedCountries'
  | 'listAddressDistricts'
  | 'listMultipleAddressDistricts'
  | 'listTransitOptions'
> = {
  getTenant: ({ db, tenantId, locale, preview }) => tenantView(db, tenantId, locale, preview),

  getExchangeRate: ({ db, tenantId }) => exchangeRate(db, tenantId),

  listTenantWarehouses: async ({ db, tenantId, locale, preview }, { query }) =>
    preview
      ? previewedWarehouses(preview, locale, query.warehouseRegion)
      : listWarehouses(db, tenantId, locale, query.warehouseRegion),

  listSupportedCountries: async ({ tenant, locale }) => listCountries(tenant, locale),

  listAddressDistricts: async ({ tenant, locale }, { query }) =>
    listDistricts(query.country ?? tenant.homeCountry, locale),

  listMultipleAddressDistricts: async ({ tenant, locale }) =>
    (await listCountries(tenant, locale)).map(({ code }) => ({
      country: code,
      districts: listDistricts(code, locale),
    })),

  listTransitOptions: async (scope, { query }) => {
    const { country, postCode, goodsClass } = query;
    if (country !== undefined && !isPostCode(country, postCode)) {
      throw new Failure('VALIDATION_FAILED', {}, [postCodeProblem(country)]);
    }
    const [stored, tariff] = await Promise.all([
      tenantById(scope.db, scope.tenantId),
      currentTariff(scope),
    ]);
    const question = {
      countries: scope.tenant.countries,
      country,
      postCode,
      localCountries: stored?.localCountries ?? [],
      goodsClasses: goodsClass && [goodsClass],
      parcel: parcelOf(scope, query),
    };
    return listOptions(tariff, question, scope);
  },
};

/** The parcel in a query; undefined without a weight. It has a size only if all three lengths are given. */
function parcelOf(
  { tenant }: Pick<Scope, 'tenant'>,
  query: Handled<'listTransitOptions'>['query'],
): Parcel | undefined {
  const { weightG, lengthMm, widthMm, heightMm } = query;
  if (weightG === undefined) return undefined;
  const parcel = { weightG, boxFen: toFen(tenant.packingFee) };
  return lengthMm && widthMm && heightMm
    ? { ...parcel, sizeMm: [lengthMm, widthMm, heightMm] }
    : parcel;
}
