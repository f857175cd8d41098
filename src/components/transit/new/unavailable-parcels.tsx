import type { PurchaseParcel } from '../../../contract/calls/parcels.ts';
import { Link } from '../../../framework/link.tsx';
import { translateKey } from '../../../i18n/translator.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { BoxIcon } from '../../ui/icon.tsx';
import { Notice } from '../../ui/notice.tsx';
import { textLink } from '../../ui/text-link.css';
import type { View } from '../../view.ts';
import * as css from '../transit.css';

type UnavailableParcelsProps = {
  view: View;
  /** The parcels that can't be shipped now; undefined for each one that was not found. */
  parcels: readonly (PurchaseParcel | undefined)[];
};

/** Requested parcels that can't be shipped, and why. */
export function UnavailableParcels({ view: { t }, parcels }: UnavailableParcelsProps) {
  const found = parcels.filter((parcel) => parcel !== undefined);
  const unknownCount = parcels.length - found.length;
  return (
    <Notice tone="warning" title={t('transit.new.away', { count: parcels.length })}>
      <ul className={css.reasons}>
        {found.map(({ id, parcelNo, status, transitNo }) => (
          <li key={id}>
            <Link href={`/my/in-stock-items/${parcelNo}`} className={textLink}>
              {parcelNo}
            </Link>
            {': '}
            {transitNo ? (
              <Link href={`/my/transit/${transitNo}`} className={textLink}>
                {t('parcel.transit', { no: transitNo })}
              </Link>
            ) : (
              translateKey(t, `parcelStatus.${status}`)
            )}
          </li>
        ))}
        {unknownCount > 0 && <li>{t('transit.new.unknown', { count: unknownCount })}</li>}
      </ul>
    </Notice>
  );
}

/** The message that no parcel was chosen, or that none of the chosen ones can be shipped. */
export function NoParcels({ t, unavailable }: { t: View['t']; unavailable: boolean }) {
  return (
    <EmptyState
      icon={<BoxIcon />}
      title={t(unavailable ? 'transit.new.noneLeft' : 'transit.new.none')}
      text={t('transit.new.noneText')}
      action={
        <ButtonLink variant="primary" href="/my/in-stock-items">
          {t('transit.none.action')}
        </ButtonLink>
      }
    />
  );
}
