import type { DoorEstimate, WayHome } from '../../../contract/values/money/door.ts';
import { fromFen } from '../../../contract/values/money/money.ts';
import type { StoredBill } from '../../db/schema/warehouse/transit.ts';
import type { Scope } from '../base/scope.ts';
import { optionalCodes } from '../freight/limits.ts';
import { priceOptions } from '../freight/list.ts';
import { nameOf } from '../freight/names.ts';
import type { FreightOption } from '../freight/option.ts';
import type { Tariff } from '../freight/tariff.ts';
import { mayTake } from '../goods/sent-goods.ts';
import { type PackedTogether, type SendingTerms, sendingHome } from './sending.ts';

/**
 * What is paid before goods go home, in fen. `servicesFen` is for services that were ordered with the
 * goods.
 */
export type PaidBefore = {
  goodsFen: number;
  freightFen: number;
  serviceFeeFen: number;
  servicesFen?: number;
};

type PaidParts = Pick<DoorEstimate, 'goods' | 'domesticFreight' | 'serviceFee' | 'goodsServices'>;

/** What is paid before goods go home: the parts and their sum. */
export function viewPaid({ goodsFen, freightFen, serviceFeeFen, servicesFen = 0 }: PaidBefore): {
  parts: PaidParts;
  paidFen: number;
} {
  return {
    parts: {
      goods: fromFen(goodsFen),
      domesticFreight: fromFen(freightFen),
      serviceFee: fromFen(serviceFeeFen),
      ...(servicesFen > 0 && { goodsServices: fromFen(servicesFen) }),
    },
    paidFen: goodsFen + freightFen + serviceFeeFen + servicesFen,
  };
}

/** The sums of an estimate to the door: what is paid before, and each way home, the cheapest first. */
export function waysHome(
  scope: Scope,
  tariff: Tariff,
  paid: PaidBefore,
  packed: PackedTogether,
  terms: SendingTerms,
): PaidParts & Pick<DoorEstimate, 'weightG' | 'ways'> {
  const { question, sending } = sendingHome(scope, packed, terms);
  const { parts, paidFen } = viewPaid(paid);
  const services = (terms.services ?? []).map(({ code }) => code);
  return {
    ...parts,
    weightG: packed.weightG,
    ways: priceOptions(tariff, question)
      .filter(({ option }) => mayTake(sending, option.code))
      .flatMap(({ option, cost }) => {
        const name = nameOf(tariff, option.code, scope);
        return cost ? viewWay({ name, option }, cost, services, paidFen) : [];
      }),
  };
}

/**
 * A shipping option home with its bill or estimate, for goods for which `paidFen` was paid before.
 */
export function viewWay(
  { name, option }: { name: string; option: FreightOption },
  bill: StoredBill,
  wanted: readonly string[],
  paidFen: number,
): WayHome {
  const codes = new Set([...wanted, ...optionalCodes(option)]);
  const servicesFen = bill.lines
    .filter((line) => isOptional(line, codes))
    .reduce((sum, { fen }) => sum + fen, 0);
  const { actualG, volumetricG, billedG } = bill;
  return {
    code: option.code,
    name,
    leadTimeDays: [...option.leadTimeDays],
    billedG,
    isMinimum: billedG === option.minG && Math.max(actualG, volumetricG) < billedG,
    freight: fromFen(bill.totalFen - servicesFen),
    services: fromFen(servicesFen),
    total: fromFen(paidFen + bill.totalFen),
    taxesIncluded: option.taxes.mode === 'DDP',
  };
}

/** The lines that are there only because the shopper wanted them, or stored the goods for long. */
const OPTIONAL = ['INSURANCE', 'STORAGE', 'LOCAL_EXPRESS'];

const isOptional = (
  { kind, code }: StoredBill['lines'][number],
  codes: ReadonlySet<string>,
): boolean =>
  OPTIONAL.includes(kind) || (kind === 'SURCHARGE' && code !== undefined && codes.has(code));
