import type { ShopPartDetail } from '../../../contract/ops/shop/shop.ts';
import type { TenantFile } from '../../../contract/ops/shop/tenant-file.ts';
import type { Locale } from '../../../contract/values/shop/locales.ts';
import type { ArticleType } from '../../../contract/values/shop/site-kinds.ts';
import { NAMES } from '../../../i18n/languages.ts';
import { bcp47, directionOf } from '../../../i18n/locale.ts';
import { deskPath } from '../../../site/desk-path.ts';
import { CallForm } from '../../form/call-form.tsx';
import { formState } from '../../form/field-errors.ts';
import { FormMessage } from '../../form/form-message.tsx';
import { Button } from '../../ui/button.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import type { DeskTenantView } from '../view.ts';
import { EditorBox } from './editor-box.tsx';
import { DraftCard, HistoryCard } from './part-acts.tsx';
import { withTenant } from './picture-tenant.ts';
import { TextFacts } from './text-facts.tsx';

type ArticlePageProps = {
  view: DeskTenantView;
  id: ArticleType;
  part: ShopPartDetail;
  language: Locale;
  /** The languages of the shop, and English. */
  languages: readonly Locale[];
};

/** An article in one language, and the languages in which it is missing. */
export function ArticlePage({ view, id, part, language, languages }: ArticlePageProps) {
  const { t, tenant } = view;
  const { articles } = (part.draft ?? part.published) as Pick<TenantFile, 'articles'>;
  const mayChange = view.may('shop.act');
  const isWritten = (locale: Locale) => articles.some((one) => one.locale === locale);
  return (
    <>
      <nav className="desk-tabs" aria-label={t('desk.article.language')}>
        {languages.map((locale) => (
          <a
            key={locale}
            href={`${deskPath(tenant.id, 'shop', 'articles', id)}?language=${locale}`}
            aria-current={locale === language ? 'page' : undefined}
            data-missing={isWritten(locale) ? undefined : ''}
          >
            <span lang={bcp47(locale)}>{NAMES[locale]}</span>
            {!isWritten(locale) && ` (${t('desk.article.missing')})`}
          </a>
        ))}
      </nav>
      <ArticleForm
        {...{ view, id, part, language, mayChange }}
        article={articles.find(({ locale }) => locale === language)}
      />
      <DraftCard view={view} part={part} mayChange={mayChange} />
      <HistoryCard view={view} part={part} mayChange={mayChange} />
    </>
  );
}

type FormProps = Pick<ArticlePageProps, 'view' | 'id' | 'part' | 'language'> & {
  article: TenantFile['articles'][number] | undefined;
  mayChange: boolean;
};

function ArticleForm({ view, id, part, language, article, mayChange }: FormProps) {
  const { t, tenant, flash, pagePath } = view;
  const form = formState(flash, 'draftShopArticle', ['title', 'html']);
  const html = form.value('html') ?? article?.html ?? '';
  const direction = directionOf(language);
  return (
    <div className="desk-columns">
      {mayChange && (
        <CallForm
          call="draftShopArticle"
          params={{ id }}
          query={{ tenant: tenant.id }}
          version={part.version}
          next={pagePath}
          back={pagePath}
          flash="desk.flash.draftSaved"
          className="desk-card desk-stack"
        >
          <FormMessage form={form} />
          <input type="hidden" name="locale" value={language} />
          <TextInput
            name="title"
            label={t('desk.article.title')}
            maxLength={120}
            lang={bcp47(language)}
            dir="auto"
            defaultValue={form.value('title') ?? article?.title}
            error={form.error('title')}
          />
          <EditorBox
            key={language}
            html={html}
            shown={form.value('html') === undefined ? withTenant(html, tenant.id) : undefined}
            tenantId={tenant.id}
            lang={bcp47(language)}
            dir={direction}
            error={form.error('html')}
            texts={{
              label: t('desk.article.text'),
              hint: t('desk.article.hint'),
              write: t('desk.article.write'),
              source: t('desk.article.source'),
              visual: t('desk.article.visual'),
              bold: t('desk.article.tool.bold'),
              italic: t('desk.article.tool.italic'),
              heading: t('desk.article.tool.heading'),
              smallHeading: t('desk.article.tool.smallHeading'),
              bullets: t('desk.article.tool.bullets'),
              numbers: t('desk.article.tool.numbers'),
              quote: t('desk.article.tool.quote'),
              link: t('desk.article.tool.link'),
              picture: t('desk.article.tool.picture'),
              table: t('desk.article.tool.table'),
              undo: t('desk.article.tool.undo'),
              redo: t('desk.article.tool.redo'),
              askLink: t('desk.article.askLink'),
              askPicture: t('desk.article.askPicture'),
            }}
          />
          <TextFacts t={t} />
          <p className="desk-quiet">{t('desk.article.remove')}</p>
          <div className="desk-row">
            <Button type="submit" variant="primary">
              {t('desk.shop.saveDraft')}
            </Button>
          </div>
        </CallForm>
      )}
      {article && (
        <section className="desk-card">
          <h2>{t('desk.article.shown')}</h2>
          <h3 lang={bcp47(language)} dir={direction}>
            {article.title}
          </h3>
          <div
            className="desk-prose"
            lang={bcp47(language)}
            dir={direction}
            // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised when it was stored (src/server/html)
            dangerouslySetInnerHTML={{ __html: withTenant(article.html, tenant.id) }}
          />
        </section>
      )}
    </div>
  );
}
