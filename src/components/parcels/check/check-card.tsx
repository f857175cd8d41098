import type { PurchaseParcel } from '../../../contract/calls/parcels.ts';
import { isolate } from '../../../i18n/isolate.ts';
import { translateKey } from '../../../i18n/translator.ts';
import { type Description, DescriptionList } from '../../ui/description-list.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { isolated } from '../../ui/isolated.tsx';
import { Notice } from '../../ui/notice.tsx';
import type { View } from '../../view.ts';
import { isBeforeArrival, photosOf } from '../parcel-check.ts';
import { LargePhotos } from '../parcel-photos.tsx';
import { dayText } from '../parcel-texts.ts';
import * as css from './check.css';
import { CheckActs, type CheckProps } from './check-acts.tsx';
import { Objection } from './objection.tsx';

/** The check of a parcel: its photos, who checked it, and the shopper's answer. */
export function Check(props: CheckProps) {
  const { view, parcel } = props;
  const { t } = view;
  const { parcelNo, checkedAt, qcStatus } = parcel;
  // After an exchange the first goods are gone; their photos stay, apart, and their check is not shown.
  const { current, earlier } = photosOf(parcel);
  const isChecked = checkedAt && qcStatus !== 'NOT_CHECKED' && !isBeforeArrival(parcel, checkedAt);
  return (
    <div className={css.check}>
      <LargePhotos id={`photo-${parcelNo}`} view={view} parcel={parcel} photos={current} />
      {isChecked && <DescriptionList items={factsOf(view, parcel, checkedAt)} />}
      {current.length === 0 && (
        <p className={css.muted}>{t(isChecked ? 'check.noPhotos' : 'parcel.photosNone')}</p>
      )}
      {earlier.length > 0 && (
        <Disclosure title={t('check.earlier')}>
          <LargePhotos id={`earlier-${parcelNo}`} view={view} parcel={parcel} photos={earlier} />
        </Disclosure>
      )}
      <Objection view={view} parcel={parcel} pagePath={props.pagePath} />
      {parcel.approvedAt && (
        <Notice tone="success">
          {isolated(t('check.approved', { date: dayText(view, parcel.approvedAt) }))}
        </Notice>
      )}
      <CheckActs {...props} />
    </div>
  );
}

/** The facts about the check: when and by whom the parcel was checked, and the result. */
function factsOf(view: View, parcel: PurchaseParcel, checkedAt: string): Description[] {
  const { t } = view;
  const { checkedBy = 'OPERATOR', warehouse, qcStatus, qcIssue } = parcel;
  const by = [t(`check.role.${checkedBy}`), warehouse?.name].filter(Boolean).join(' · ');
  const result =
    qcStatus === 'PASSED'
      ? t('check.passed')
      : [
          translateKey(t, `parcel.issue.${qcIssue ?? 'OTHER'}`),
          qcStatus === 'WAIVED' && t('check.waived'),
        ]
          .filter(Boolean)
          .join(' · ');
  return [
    { term: t('check.on'), value: dayText(view, checkedAt) },
    { term: t('check.by'), value: isolate(by) },
    { term: t('check.title'), value: result },
  ];
}
