import type { ShopChange, ShopPartDetail } from '../../../contract/ops/shop/shop.ts';
import { isChargesPart } from '../../../contract/values/shop/shop-parts.ts';
import { formatDateTime } from '../../../i18n/format.ts';
import { CallForm } from '../../form/call-form.tsx';
import { formState } from '../../form/field-errors.ts';
import { FormMessage } from '../../form/form-message.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { DeskTable } from '../list/desk-table.tsx';
import type { DeskTenantView } from '../view.ts';
import { ProposeCharges, ProposeEarlier } from './charges-acts.tsx';
import { shopFieldName } from './field-name.ts';

type PartProps = { view: DeskTenantView; part: ShopPartDetail; mayChange: boolean };

/** How many changes are listed. */
const MAX_SHOWN = 60;
/** How many characters of a text are shown beside its other version. */
const MAX_CHARACTERS = 400;

const common = ({ view, part }: PartProps) => ({
  params: { id: part.id },
  query: { tenant: view.tenant.id },
  version: part.version,
  next: view.pagePath,
  back: view.pagePath,
});

/** The changes of a draft, and the buttons to publish or drop it. */
export function DraftCard(props: PartProps) {
  const { view, part, mayChange } = props;
  const { t, flash, locale, zone } = view;
  if (!part.hasDraft) return null;
  const { draftBy, draftAt, changes } = part;
  return (
    <section className="desk-card" id="draft">
      <h2>{t('desk.shop.changes')}</h2>
      {draftAt && (
        <p className="desk-quiet">
          {t('desk.shop.draftOf', { name: draftBy, time: formatDateTime(locale, draftAt, zone) })}
        </p>
      )}
      <FormMessage form={formState(flash, 'publishShopPart', [])} />
      <Changes view={view} changes={changes} />
      {mayChange && isChargesPart(part.id) && <ProposeCharges view={view} part={part} />}
      {mayChange && !isChargesPart(part.id) && (
        <div className="desk-row">
          <CallForm {...common(props)} call="publishShopPart" flash="desk.flash.published">
            <Button type="submit" variant="primary">
              {t('desk.shop.publish')}
            </Button>
          </CallForm>
          <CallForm {...common(props)} call="discardShopDraft" flash="desk.flash.draftDropped">
            <Button type="submit">{t('desk.shop.discard')}</Button>
          </CallForm>
        </div>
      )}
    </section>
  );
}

const cut = (text: string) =>
  text.length > MAX_CHARACTERS ? `${text.slice(0, MAX_CHARACTERS)} …` : text;

function Changes({ view, changes }: { view: DeskTenantView; changes: readonly ShopChange[] }) {
  const { t } = view;
  if (changes.length === 0) return <p>{t('desk.shop.noChanges')}</p>;
  const more = changes.length - MAX_SHOWN;
  const shownText = (text: string) =>
    text === '' ? <span className="desk-quiet">{t('desk.shop.nothing')}</span> : cut(text);
  return (
    <>
      <DeskTable
        caption={t('desk.shop.changes')}
        rows={changes.slice(0, MAX_SHOWN)}
        idOf={({ path }) => path}
        empty={null}
        columns={[
          { key: 'field', label: t('desk.shop.field'), cell: ({ path }) => shopFieldName(t, path) },
          {
            key: 'before',
            label: t('desk.shop.before'),
            cell: ({ before }) => <del dir="auto">{shownText(before)}</del>,
          },
          {
            key: 'after',
            label: t('desk.shop.after'),
            cell: ({ after }) => <ins dir="auto">{shownText(after)}</ins>,
          },
        ]}
      />
      {more > 0 && <p className="desk-quiet">{t('desk.shop.more', { count: more })}</p>}
    </>
  );
}

/** The publications of a part, each with the button to go back to it. */
export function HistoryCard(props: PartProps) {
  const { view, part, mayChange } = props;
  const { t, locale, zone, flash } = view;
  return (
    <section className="desk-card" id="history">
      <h2>{t('desk.shop.history')}</h2>
      <FormMessage form={formState(flash, 'rollBackShopPart', [])} />
      <DeskTable
        caption={t('desk.shop.history')}
        rows={part.history}
        idOf={({ number }) => String(number)}
        empty={<p className="desk-quiet">{t('desk.shop.noHistory')}</p>}
        columns={[
          { key: 'number', label: t('desk.shop.version'), cell: ({ number }) => number },
          {
            key: 'when',
            label: t('desk.shop.when'),
            cell: ({ at }) =>
              Date.parse(at) > 0 ? formatDateTime(locale, at, zone) : t('desk.shop.never'),
          },
          { key: 'who', label: t('desk.shop.who'), cell: ({ by }) => by || '–' },
          {
            key: 'how',
            label: t('desk.shop.how'),
            cell: ({ kind }) => t(`desk.shop.kind.${kind}`),
          },
          {
            key: 'act',
            label: t('desk.acts'),
            cell: ({ number, current }) =>
              current ? (
                <Badge tone="success">{t('desk.shop.current')}</Badge>
              ) : isChargesPart(part.id) ? (
                mayChange && <ProposeEarlier view={view} part={part} number={number} />
              ) : (
                mayChange && (
                  <CallForm
                    {...common(props)}
                    call="rollBackShopPart"
                    flash="desk.flash.rolledBack"
                  >
                    <input type="hidden" name="number" value={number} />
                    <Button type="submit" size="sm">
                      {t('desk.shop.rollBack')}
                    </Button>
                  </CallForm>
                )
              ),
          },
        ]}
      />
    </section>
  );
}
