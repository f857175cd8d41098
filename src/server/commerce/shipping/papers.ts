import type { Address } from '../../../contract/calls/addresses.ts';
import type { Warehouse } from '../../../contract/calls/site.ts';
import type { ShipmentPaper } from '../../../contract/ops/warehouse/shipment-contents.ts';
import { fromFen, toFen } from '../../../contract/values/money/money.ts';
import type { PaperKind } from '../../../contract/values/warehouse/shipment-kinds.ts';
import { dayOf } from '../base/clock.ts';
import type { Scope } from '../base/scope.ts';
import { nameOf } from '../freight/names.ts';
import { tariffAt } from '../freight/stored.ts';
import { warehousesOf } from '../site/warehouses.ts';
import { parcelsIn } from '../transit/parcels.ts';
import { tenantTransit } from '../transit/records.ts';
import { declarationOf } from './declaration.ts';
import { viewBoxes } from './detail.ts';
import { inLatin } from './latin.ts';

/**
 * The data of a paper of a shipment, in Latin letters; `incomplete` lists what people must add. Throws
 * `NOT_FOUND`.
 */
export async function shipmentPaper(
  scope: Scope,
  { id, kind }: { id: string; kind: PaperKind },
): Promise<ShipmentPaper> {
  const order = await tenantTransit(scope, id);
  const parcels = await parcelsIn(scope, order);
  const warehouseIds = [...new Set(parcels.flatMap(({ warehouseId }) => warehouseId ?? []))];
  const [tariff, boxes, { lines }, [from], to] = await Promise.all([
    tariffAt(scope, order.tariffVersion),
    viewBoxes(scope, order),
    declarationOf(scope, order),
    warehousesOf({ ...scope, locale: 'en' }, warehouseIds),
    order.pickupWarehouseId
      ? warehousesOf({ ...scope, locale: 'en' }, [order.pickupWarehouseId])
      : [],
  ]);
  const sender = senderOf(scope, from);
  const recipient = order.address ? recipientOf(order.address) : pickupOf(to[0]);
  const written = lines.map((line) => ({ line, english: inLatin(line.descriptionEn) }));
  const weightG = boxes.reduce((sum, box) => sum + box.weightG, 0) || order.weightG;
  const incomplete: ShipmentPaper['incomplete'] = [
    ...(sender.isComplete ? [] : (['sender'] as const)),
    ...(recipient.isComplete ? [] : (['recipient'] as const)),
    ...(written.every(({ english }) => english.isComplete && english.text)
      ? []
      : (['lines'] as const)),
    ...(kind === 'label' || lines.every(({ hsCode }) => hsCode) ? [] : (['hsCode'] as const)),
    ...(order.bill ? [] : (['weight'] as const)),
  ];
  return {
    kind,
    orderNo: order.orderNo,
    day: dayOf(scope.tenant, scope.now),
    sender: sender.party,
    recipient: recipient.party,
    country: order.country,
    carrier: inLatin(order.carrier).text,
    trackingNo: order.trackingNo,
    option: nameOf(tariff, order.optionCode, scope),
    boxes,
    lines: written.map(({ line, english }) => ({ ...line, descriptionEn: english.text })),
    quantity: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    weightG,
    value: fromFen(lines.reduce((sum, { value }) => sum + toFen(value), 0)),
    incomplete,
  };
}

type Party = { party: ShipmentPaper['sender']; isComplete: boolean };

function partyOf(name: string, texts: readonly (string | undefined)[], phone: string): Party {
  const shownName = inLatin(name);
  const lines = texts.flatMap((text) => (text ? [inLatin(text)] : []));
  return {
    party: { name: shownName.text, lines: lines.map(({ text }) => text).filter(Boolean), phone },
    isComplete: [shownName, ...lines].every(({ isComplete }) => isComplete),
  };
}

function senderOf({ tenant }: Scope, warehouse: Warehouse | undefined): Party {
  const name = tenant.name.en ?? Object.values(tenant.name)[0] ?? '';
  return partyOf(
    name,
    [
      warehouse?.addressTrans ?? warehouse?.address,
      warehouse?.postCode,
      warehouse?.country.toUpperCase(),
    ],
    warehouse?.phone ?? '',
  );
}

function recipientOf(address: Address): Party {
  const { name, phone, line1, postCode, district, city, province, country } = address;
  return partyOf(
    name,
    [
      line1,
      [district, city].filter(Boolean).join(', '),
      [province, postCode].filter(Boolean).join(' '),
      country.toUpperCase(),
    ],
    phone,
  );
}

const pickupOf = (warehouse: Warehouse | undefined): Party =>
  partyOf(
    warehouse?.name ?? '',
    [
      warehouse?.addressTrans ?? warehouse?.address,
      warehouse?.postCode,
      warehouse?.country.toUpperCase(),
    ],
    warehouse?.phone ?? '',
  );
