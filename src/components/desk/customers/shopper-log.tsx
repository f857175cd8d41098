import type { OpsShopper } from '../../../contract/ops/shoppers.ts';
import { formatDateTime } from '../../../i18n/format.ts';
import { translateKey } from '../../../i18n/translator.ts';
import type { DeskTenantView } from '../view.ts';

type PartProps = { view: DeskTenantView; shopper: OpsShopper };

/** The devices on which a shopper is signed in. */
export function ShopperSessions({ view, shopper }: PartProps) {
  const { t, locale, zone } = view;
  return (
    <section className="desk-card">
      <h2>{t('desk.shopper.sessions')}</h2>
      {shopper.sessions.length === 0 && <p className="desk-quiet">{t('desk.list.empty')}</p>}
      <ul className="desk-events">
        {shopper.sessions.map(({ device, network, createdAt, lastUsedAt }) => (
          <li key={createdAt + device}>
            <span>{device || t('desk.shopper.unknownDevice')}</span>
            <span className="desk-quiet">
              {[network, formatDateTime(locale, lastUsedAt, zone)].filter(Boolean).join(' · ')}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The security log of a shopper. */
export function ShopperLog({ view, shopper }: PartProps) {
  const { t, locale, zone } = view;
  return (
    <section className="desk-card">
      <h2>{t('desk.shopper.log')}</h2>
      <ul className="desk-events">
        {shopper.log.map(({ kind, createdAt }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: entries have no id, and the list does not change
          <li key={index}>
            <span>{translateKey(t, `operation.${kind}`)}</span>
            <time className="desk-quiet" dateTime={createdAt}>
              {formatDateTime(locale, createdAt, zone)}
            </time>
          </li>
        ))}
      </ul>
    </section>
  );
}
