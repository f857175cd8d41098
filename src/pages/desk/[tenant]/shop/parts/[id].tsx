import { goodsChoices } from '../../../../../components/desk/goods/goods-choices.ts';
import { trialPath } from '../../../../../components/desk/goods/goods-trial.tsx';
import { DeskHead } from '../../../../../components/desk/shell/desk-head.tsx';
import { NoRight } from '../../../../../components/desk/shell/no-right.tsx';
import type { Choices } from '../../../../../components/desk/shop/field-props.ts';
import { FindProducts } from '../../../../../components/desk/shop/find-products.tsx';
import { PartPage } from '../../../../../components/desk/shop/part-page.tsx';
import { PreviewForm } from '../../../../../components/desk/shop/preview-form.tsx';
import { SignInSecrets } from '../../../../../components/desk/shop/sign-in-secrets.tsx';
import type { DeskTenantView } from '../../../../../components/desk/view.ts';
import type { Proposal } from '../../../../../contract/ops/people/approvals.ts';
import type { ShopPartDetail } from '../../../../../contract/ops/shop/shop.ts';
import { type FormPart, PART_VALUES } from '../../../../../contract/ops/shop/shop-values.ts';
import type { TenantFile } from '../../../../../contract/ops/shop/tenant-file.ts';
import { isChargesPart, partRowId } from '../../../../../contract/values/shop/shop-parts.ts';
import { notFound } from '../../../../../framework/server/redirect.ts';
import { deskTenantRequest, markForbidden } from '../../../../../server/request/desk.ts';
import { read } from '../../../../../server/request/read.ts';
import { deskPath } from '../../../../../site/desk-path.ts';

export default async function DeskShopPartPage({ id, query }: { id: string; query?: string }) {
  const view = deskTenantRequest();
  const { t, tenant } = view;
  if (!view.may('shop.see')) {
    markForbidden();
    return <NoRight view={view} right="shop.see" />;
  }
  if (!isFormPart(id)) return notFound();
  const words = new URLSearchParams(query ?? '').get('q')?.trim() ?? '';
  const findsProducts = id === 'groups' && view.may('shop.act');
  const showsSecrets = id === 'signIn' && view.may('shop.lead');
  const [part, pictures, waiting, choices, found, providers] = await Promise.all([
    read('getShopPart', { params: { id } }),
    read('listShopPictures'),
    waitingFor(view, id),
    choicesOf(view, id),
    findsProducts && words ? read('searchProducts', { query: { keyword: words } }) : undefined,
    showsSecrets ? read('listSignInProviders') : undefined,
  ]);
  const title = t(`desk.shop.part.${id}`);
  return (
    <>
      <DeskHead t={t} title={title} />
      <div className="desk-head">
        <a href={deskPath(tenant.id, 'shop')}>{t('desk.nav.shop')}</a>
        <h1>{title}</h1>
        <PreviewForm view={view} />
      </div>
      {findsProducts && (
        <FindProducts
          view={view}
          version={part.version}
          groups={groupsOf(part)}
          words={words}
          found={found?.records ?? []}
        />
      )}
      {id === 'goods' && (
        <p className="desk-card">
          {t('desk.shop.goodsText')}{' '}
          <a href={trialPath(tenant.id, {})}>{t('desk.goodsTrial.link')}</a>
        </p>
      )}
      <PartPage
        view={view}
        id={id}
        part={part}
        pictures={pictures}
        waiting={waiting}
        languages={part.supportedLanguages}
        choices={choices}
      />
      {providers && <SignInSecrets view={view} providers={providers} version={part.version} />}
    </>
  );
}

const isFormPart = (id: string): id is FormPart => Object.hasOwn(PART_VALUES, id);

/** The proposals to change what the shop charges that still wait for a second person. */
async function waitingFor(view: DeskTenantView, part: FormPart): Promise<Proposal[]> {
  if (!isChargesPart(part) || !view.may('money.see')) return [];
  const subjectId = partRowId(view.tenant.id, part);
  return (await read('listProposals', { query: { state: 'PENDING', subjectId } })).records;
}

/** The choices in the form of a part. */
async function choicesOf(view: DeskTenantView, part: FormPart): Promise<Choices> {
  if (part === 'goods') return choicesOfGoods(view);
  if (part !== 'storage') return {};
  const places = await read('getShopPart', { params: { id: 'places' } });
  const { warehouses } = places.published as Pick<TenantFile, 'warehouses'>;
  return {
    warehouse: warehouses
      .filter(({ region }) => region === 'CHINA')
      .map(({ id, name }) => ({ value: id, label: name.en })),
  };
}

/** The choices in the rules about goods. */
async function choicesOfGoods(view: DeskTenantView) {
  const [categories, options, places] = await Promise.all([
    read('listCategories'),
    read('listTransitOptions', { query: {} }),
    read('getShopPart', { params: { id: 'places' } }),
  ]);
  const { countries } = places.published as Pick<TenantFile['record'], 'countries'>;
  return goodsChoices(view, { categories, options, countries });
}

const groupsOf = ({ draft, published }: ShopPartDetail) =>
  ((draft ?? published) as Pick<TenantFile, 'productGroups'>).productGroups;

export const getConfig = async () => ({ render: 'dynamic' }) as const;
