import type { PurchaseParcel } from '../../../contract/calls/parcels.ts';
import type { GoodsService } from '../../../contract/calls/services.ts';
import { shownDays } from '../../../contract/values/orders/time-left.ts';
import {
  OBJECTION_REASONS,
  type ObjectionKind,
} from '../../../contract/values/warehouse/objections.ts';
import { formatCny } from '../../../i18n/format.ts';
import { translateKey } from '../../../i18n/translator.ts';
import type { Flash } from '../../../site/flash.ts';
import { CallForm } from '../../form/call-form.tsx';
import { formState, typedField } from '../../form/field-errors.ts';
import { FormMessage } from '../../form/form-message.tsx';
import { ItemChoice } from '../../form/item-choice.tsx';
import { nameOf } from '../../goods/goods.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { CountedTextArea } from '../../ui/counted-text-area.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { isolated } from '../../ui/isolated.tsx';
import { Select } from '../../ui/select.tsx';
import type { View } from '../../view.ts';
import { mayApprove } from '../parcel-check.ts';
import { dayText, isAnnounced } from '../parcel-texts.ts';
import * as css from './check.css';
import { whyKey } from './objection.tsx';

export type CheckProps = {
  view: View;
  parcel: PurchaseParcel;
  /** The path of the page that shows the parcel. */
  pagePath: string;
  flash: Flash | undefined;
  now: number;
  /** The services that can be requested on this page. */
  services?: readonly GoodsService[] | undefined;
};

const FIELDS = ['reason', 'note'] as const;

/**
 * The forms for a parcel that passed its check: to say that it looks right, and to ask for an exchange or a return,
 * with the days that are left. Without photos the shopper isn't asked whether the parcel looks right.
 */
export function CheckActs(props: CheckProps) {
  const { view, parcel, pagePath, services = [] } = props;
  const { t, locale, tenant } = view;
  const { parcelNo, actions, returnUntil } = parcel;
  const photos = services.find(({ code }) => code === tenant.inspection.photoService);
  const mayObject = actions.includes('askExchange') || actions.includes('askReturn');
  const isOver = returnUntil && parcel.status === 'STOCKED_IN' && !mayObject;
  const isAsked = mayApprove(parcel);
  if (!mayObject && !isAsked && !photos && !isOver) return null;
  return (
    <div className={css.acts}>
      {isAsked && (
        <p>
          {mayObject && returnUntil
            ? isolated(t('check.ask', { date: dayText(view, returnUntil) }))
            : t('check.askNoReturn')}
        </p>
      )}
      {isOver && (
        <p className={css.muted}>
          {isolated(t('check.over', { date: dayText(view, returnUntil) }))}
        </p>
      )}
      <div className={css.row}>
        {isAsked && (
          <CallForm
            call="approveParcel"
            params={{ id: parcelNo }}
            next={pagePath}
            back={pagePath}
            flash="parcelApproved"
          >
            <Button type="submit" variant="primary">
              {t('check.looksRight')}
            </Button>
          </CallForm>
        )}
        {photos && (
          <ButtonLink href={`#service-${photos.code}`}>
            <span>
              {t('check.morePhotos')} · <bdi>{formatCny(locale, photos.amount)}</bdi>
            </span>
          </ButtonLink>
        )}
      </div>
      {actions.includes('askExchange') && <Ask {...props} kind="EXCHANGE" />}
      {actions.includes('askReturn') && <Ask {...props} kind="RETURN" />}
    </div>
  );
}

/** The form that asks for an exchange or a return, and the button that opens it. */
function Ask(props: CheckProps & { kind: ObjectionKind }) {
  const { view, parcel, pagePath, flash, kind, now } = props;
  const { t } = view;
  const { parcelNo, returnUntil = '' } = parcel;
  const refused = formState(flash, 'objectToParcel', FIELDS, parcelNo);
  const isOfKind = refused.value('kind') === kind;
  const form = isOfKind ? refused : formState(undefined, 'objectToParcel', FIELDS);
  const items = linesOf(parcel);
  const announced = isAnnounced(parcel);
  const returning = announced ? 'parcel.returnToSenderMeans' : 'check.returnMeans';
  return (
    <Disclosure
      className={css.ask}
      open={form.refused}
      title={
        <span className={css.askTitle}>
          {kind === 'EXCHANGE'
            ? t('check.exchange')
            : t(announced ? 'parcel.returnToSender' : 'check.return')}
          <span className={css.muted}>
            {t('check.daysLeft', { days: shownDays(Date.parse(returnUntil) - now) })}
          </span>
        </span>
      }
    >
      <CallForm
        call="objectToParcel"
        params={{ id: parcelNo }}
        next={pagePath}
        back={pagePath}
        flash="parcelObjected"
        className={css.form}
      >
        <FormMessage form={form} />
        <p className={css.muted}>{t(kind === 'EXCHANGE' ? 'check.exchangeMeans' : returning)}</p>
        <input type="hidden" name="kind" value={kind} />
        <Select
          id={`why-${kind}-${parcelNo}`}
          {...typedField(form, 'reason', '')}
          label={t('check.why')}
          options={[
            { value: '', label: t('address.choose') },
            ...OBJECTION_REASONS.map((value) => ({
              value,
              label: translateKey(t, whyKey(value)),
            })),
          ]}
          required
        />
        {items.length > 1 && <ItemChoice label={t('refund.items')} items={items} form={form} />}
        <CountedTextArea
          id={`note-${kind}-${parcelNo}`}
          {...typedField(form, 'note')}
          label={t('refund.note')}
          maxLength={500}
          rows={3}
        />
        <Button type="submit" variant="primary" className={css.submit}>
          {t('check.send')}
        </Button>
      </CallForm>
    </Disclosure>
  );
}

/** The lines of the parcel as choices. */
const linesOf = ({ items }: PurchaseParcel) =>
  items
    .filter(({ orderItemId }) => orderItemId !== '')
    .map((item) => ({ id: item.orderItemId, name: nameOf(item) }));
