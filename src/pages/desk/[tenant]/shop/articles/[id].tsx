import { DeskHead } from '../../../../../components/desk/shell/desk-head.tsx';
import { NoRight } from '../../../../../components/desk/shell/no-right.tsx';
import { ArticlePage } from '../../../../../components/desk/shop/article-page.tsx';
import { PreviewForm } from '../../../../../components/desk/shop/preview-form.tsx';
import type { Locale } from '../../../../../contract/values/shop/locales.ts';
import { ARTICLE_TYPES } from '../../../../../contract/values/shop/site-kinds.ts';
import { notFound } from '../../../../../framework/server/redirect.ts';
import { deskTenantRequest, markForbidden } from '../../../../../server/request/desk.ts';
import { read } from '../../../../../server/request/read.ts';
import { deskPath } from '../../../../../site/desk-path.ts';

export default async function DeskArticlePage({ id, query }: { id: string; query?: string }) {
  const view = deskTenantRequest();
  const { t, tenant } = view;
  if (!view.may('shop.see')) {
    markForbidden();
    return <NoRight view={view} right="shop.see" />;
  }
  const type = ARTICLE_TYPES.find((one) => one === id);
  if (!type) return notFound();
  const part = await read('getShopPart', { params: { id: type } });
  const { supportedLanguages, defaultLanguage } = part;
  const languages = [...new Set<Locale>([...supportedLanguages, 'en'])];
  const requestedLanguage = new URLSearchParams(query ?? '').get('language');
  const language = languages.find((one) => one === requestedLanguage) ?? defaultLanguage;
  const title = t(`desk.shop.part.${type}`);
  return (
    <>
      <DeskHead t={t} title={title} />
      <div className="desk-head">
        <a href={deskPath(tenant.id, 'shop')}>{t('desk.nav.shop')}</a>
        <h1>{title}</h1>
        <PreviewForm view={view} />
      </div>
      <ArticlePage view={view} id={type} part={part} language={language} languages={languages} />
    </>
  );
}

export const getConfig = async () => ({ render: 'dynamic' }) as const;
