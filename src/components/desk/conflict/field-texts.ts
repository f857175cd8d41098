import { isBuiltInRole, type Right } from '../../../contract/values/people/rights.ts';
import { type DeskTranslate, translateKey } from '../../../i18n/translator.ts';
import { rightName } from '../people/right-name.ts';

type Key = Parameters<DeskTranslate>[0];

/**
 * The labels of the fields of the desk's forms, by the last name of their path. Other fields are not shown.
 */
const LABELS: Readonly<Record<string, Key>> = {
  active: 'desk.conflict.active',
  amount: 'desk.conflict.amount',
  assignments: 'desk.conflict.roles',
  answer: 'desk.ticket.replyText',
  carrier: 'desk.shipments.carrier',
  cost: 'desk.orders.cost',
  descriptionEn: 'desk.declaration.descriptionEn',
  descriptionZh: 'desk.declaration.descriptionZh',
  domesticCarrier: 'desk.orders.carrier',
  domesticTrackingNo: 'desk.orders.trackingNo',
  evidence: 'desk.conflict.evidence',
  exception: 'desk.conflict.exception',
  goodsClass: 'desk.conflict.goodsClass',
  heightMm: 'desk.shipments.heightMm',
  hsCode: 'desk.declaration.hsCode',
  issue: 'desk.warehouse.issue',
  lengthMm: 'desk.shipments.lengthMm',
  liable: 'desk.shipments.liable',
  localTrackingNo: 'desk.shipments.trackingNo',
  name: 'desk.people.name',
  note: 'desk.conflict.note',
  origin: 'desk.declaration.origin',
  price: 'desk.conflict.price',
  quantity: 'desk.declaration.quantity',
  question: 'desk.conflict.question',
  reason: 'desk.reason',
  rights: 'desk.keys.rights',
  shelfCode: 'desk.warehouse.shelf',
  state: 'desk.people.state',
  text: 'desk.conflict.text',
  title: 'desk.conflict.name',
  trackingNo: 'desk.shipments.trackingNo',
  upstreamOrderNo: 'desk.orders.upstreamNo',
  value: 'desk.declaration.value',
  weightG: 'desk.shipments.weightG',
  widthMm: 'desk.shipments.widthMm',
};

/** How the values of fields with a choice are called, by the last name of their path. */
const CHOICES: Readonly<Record<string, string>> = {
  goodsClass: 'goodsClass',
  issue: 'parcel.issue',
  liable: 'desk.liable',
  state: 'desk.people.state',
};

const lastOf = (path: string): string => path.slice(path.lastIndexOf('.') + 1);

/** The name of a field of a form, with the number of its box or line; undefined for hidden ones. */
export function fieldLabel(t: DeskTranslate, path: string): string | undefined {
  const key = path.startsWith('texts.') ? 'desk.conflict.text' : LABELS[lastOf(path)];
  if (!key) return undefined;
  const [, index] = /\.(\d+)\./.exec(path) ?? [];
  const suffix = path.startsWith('texts.') ? lastOf(path) : index && String(Number(index) + 1);
  return suffix ? `${t(key)} (${suffix})` : t(key);
}

/** The value of a field as the form would show it. */
export function fieldText(t: DeskTranslate, path: string, value: string): string {
  const name = lastOf(path);
  if (name === 'assignments') return rolesText(t, value);
  if (name === 'rights') return rightsText(t, value);
  const choices = CHOICES[name];
  if (choices && /^[A-Z_]+$/.test(value)) return translateKey(t, `${choices}.${value}`);
  if (value === 'true' || value === 'on') return t('desk.yes');
  return value === 'false' ? t('desk.no') : value;
}

const rolesText = (t: DeskTranslate, value: string): string =>
  value
    .split(',')
    .filter(Boolean)
    .map((one) => {
      const [role = '', tenantId] = one.split('@');
      const name = isBuiltInRole(role) ? t(`desk.role.${role}`) : t('desk.roles.ownOne');
      return tenantId === '*' ? `${name} (*)` : name;
    })
    .join(', ');

const rightsText = (t: DeskTranslate, value: string): string =>
  value
    .split(',')
    .filter(Boolean)
    .map((right) => rightName(t, right as Right))
    .join(', ');
