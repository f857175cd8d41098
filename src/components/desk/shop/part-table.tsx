import { Fragment } from 'react';
import type { ShopPartState } from '../../../contract/ops/shop/shop.ts';
import type { Locale } from '../../../contract/values/shop/locales.ts';
import {
  isArticlePart,
  isChargesPart,
  isSettingsPart,
  type ShopPart,
} from '../../../contract/values/shop/shop-parts.ts';
import { formatDateTime } from '../../../i18n/format.ts';
import { NAMES } from '../../../i18n/languages.ts';
import { bcp47 } from '../../../i18n/locale.ts';
import { deskPath } from '../../../site/desk-path.ts';
import { Badge } from '../../ui/badge.tsx';
import { DeskTable } from '../list/desk-table.tsx';
import type { DeskTenantView } from '../view.ts';

type TableProps = { view: DeskTenantView; parts: readonly ShopPartState[] };

/** All parts of the shop in four groups: content, articles, what it charges, settings. */
export function PartTables({ view, parts }: TableProps) {
  const { t } = view;
  const isContent = (id: ShopPart) =>
    !isArticlePart(id) && !isSettingsPart(id) && !isChargesPart(id);
  const groups = [
    { title: t('desk.shop.content'), rows: parts.filter(({ id }) => isContent(id)) },
    { title: t('desk.shop.articles'), rows: parts.filter(({ id }) => isArticlePart(id)) },
    { title: t('desk.charges.title'), rows: parts.filter(({ id }) => isChargesPart(id)) },
    { title: t('desk.shop.settings'), rows: parts.filter(({ id }) => isSettingsPart(id)) },
  ];
  return groups.map(({ title, rows }) => (
    <section key={title} className="desk-stack">
      <h2>{title}</h2>
      <DeskTable
        caption={title}
        rows={rows}
        idOf={({ id }) => id}
        empty={null}
        columns={[
          {
            key: 'part',
            label: t('desk.shop.part'),
            cell: ({ id }) => (
              <a href={partPath(view.tenant.id, id)}>{t(`desk.shop.part.${id}`)}</a>
            ),
          },
          {
            key: 'state',
            label: t('desk.shop.state'),
            cell: (part) => <State {...{ view, part }} />,
          },
          {
            key: 'published',
            label: t('desk.shop.publishedAt'),
            cell: ({ publishedAt, publishedBy }) =>
              publishedAt ? personAndTime(view, publishedBy, publishedAt) : t('desk.shop.never'),
          },
          {
            key: 'missing',
            label: t('desk.shop.missing'),
            cell: ({ missing }) => <LanguageNames languages={missing} />,
          },
        ]}
      />
    </section>
  ));
}

/** The path of the page of a part. Articles have a page of another kind. */
export const partPath = (tenantId: string, id: ShopPart): string =>
  deskPath(tenantId, 'shop', isArticlePart(id) ? 'articles' : 'parts', id);

const personAndTime = ({ locale, zone }: DeskTenantView, name: string, at: string): string =>
  [name, formatDateTime(locale, at, zone)].filter(Boolean).join(', ');

function State({ view, part }: { view: DeskTenantView; part: ShopPartState }) {
  const { hasDraft, draftBy, draftAt } = part;
  if (!hasDraft) return <Badge tone="success">{view.t('desk.shop.published')}</Badge>;
  return (
    <span className="desk-row">
      <Badge tone="warning">{view.t('desk.shop.draft')}</Badge>
      <span className="desk-quiet">{draftAt && personAndTime(view, draftBy, draftAt)}</span>
    </span>
  );
}

const LanguageNames = ({ languages }: { languages: readonly Locale[] }) =>
  languages.length === 0
    ? '–'
    : languages.map((language, index) => (
        <Fragment key={language}>
          {index > 0 && ', '}
          <span lang={bcp47(language)}>{NAMES[language]}</span>
        </Fragment>
      ));
