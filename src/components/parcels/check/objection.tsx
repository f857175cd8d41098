import type { PurchaseParcel } from '../../../contract/calls/parcels.ts';
import { translateKey } from '../../../i18n/translator.ts';
import { CallForm } from '../../form/call-form.tsx';
import { nameOf } from '../../goods/goods.tsx';
import { Button } from '../../ui/button.tsx';
import { isolated } from '../../ui/isolated.tsx';
import { Notice } from '../../ui/notice.tsx';
import type { View } from '../../view.ts';
import { dayText } from '../parcel-texts.ts';
import * as css from './check.css';

type ObjectionProps = { view: View; parcel: PurchaseParcel; pagePath: string };

/**
 * The shopper's request for an exchange or a return, with its dates and the reply. Renders nothing if there is no
 * request.
 */
export function Objection({ view, parcel, pagePath }: ObjectionProps) {
  const { t } = view;
  const { objection, items, parcelNo, actions } = parcel;
  if (!objection) return null;
  const { kind, reason, note, itemIds, askedAt, agreed, answer, answeredAt } = objection;
  const about = items.filter(({ orderItemId }) => itemIds.includes(orderItemId));
  return (
    <Notice
      tone={agreed === false ? 'danger' : 'info'}
      title={isolated(t(`check.asked.${kind}`, { date: dayText(view, askedAt) }))}
    >
      <div className={css.said}>
        <span>{translateKey(t, whyKey(reason))}</span>
        {about.map((item) => (
          <bdi key={item.orderItemId}>{nameOf(item)}</bdi>
        ))}
        {note && <bdi>{note}</bdi>}
        {agreed === undefined && <span>{t('check.waiting')}</span>}
        {agreed !== undefined && answeredAt && (
          <strong>
            {isolated(
              t(agreed ? 'check.agreed' : 'check.refused', { date: dayText(view, answeredAt) }),
            )}
          </strong>
        )}
        {answer && <bdi>{answer}</bdi>}
        {actions.includes('withdrawObjection') && (
          <CallForm
            call="withdrawObjection"
            params={{ id: parcelNo }}
            next={pagePath}
            back={pagePath}
            flash="objectionWithdrawn"
          >
            <Button type="submit" size="sm">
              {t('check.withdraw')}
            </Button>
          </CallForm>
        )}
      </div>
    </Notice>
  );
}

/** The message key of a reason. */
export const whyKey = (reason: string): string =>
  reason === 'UNWANTED' ? 'check.unwanted' : `parcel.issue.${reason}`;
