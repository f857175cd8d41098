import { describe, expect, it } from 'vitest';
import { billRow, freightRows } from '../../../../src/components/freight/freight-rows.ts';
import { doneHref, duesOf, groupsOf, orderHref } from '../../../../src/components/payment/due.ts';
import {
  chosenOption,
  isAmount,
  newAddressHref,
  newTransitHref,
  readNewTransit,
  withTypedValues,
} from '../../../../src/components/transit/new/new-transit.ts';
import {
  readTransitSearch,
  transitsHref,
} from '../../../../src/components/transit/transit-search.ts';
import { transitSteps } from '../../../../src/components/transit/transit-steps.ts';
import type { Payment } from '../../../../src/contract/calls/payments.ts';
import type { FreightBill, TransitOption } from '../../../../src/contract/calls/site.ts';
import type { TransitOrderSummary } from '../../../../src/contract/calls/transit.ts';
import { TRANSIT_ORDER_STATUSES } from '../../../../src/contract/values/warehouse/transit-statuses.ts';

const read = (query: string) => readNewTransit(new URLSearchParams(query));

describe('the query of a new shipment', () => {
  it('names parcels once, repeated or listed, and drops invalid ids', () => {
    const { purchaseParcelIds } = read(
      'purchaseParcelIds=a,b&purchaseParcelIds=b&purchaseParcelIds=%3Cx%3E',
    );
    expect(purchaseParcelIds).toEqual(['a', 'b']);
  });

  it('is the same after writing and reading', () => {
    const search = read(
      'purchaseParcelIds=a&selfPickup=true&userAddressId=x&country=LA&option=TRUCK&localExpressCompanyName=HAL%20Logistics&insured=true&packing=REINFORCED&declaredValue=19.9',
    );
    expect(read(newTransitHref(search).split('?')[1] ?? '')).toEqual(search);
    expect(newTransitHref(read(''))).toBe('/my/transit/new');
  });

  it('contains the note only if it would be lost', () => {
    const search = read('purchaseParcelIds=a&message=secret');
    expect(newTransitHref(search)).not.toContain('secret');
    expect(newAddressHref(search)).toBe(
      '/my/transit/new?purchaseParcelIds=a&message=secret&address=new',
    );
  });

  it('is replaced by the values of a failed form, which sends no unchecked box', () => {
    const search = read('purchaseParcelIds=a&purchaseParcelIds=b&insured=true&option=SEA');
    const typed = withTypedValues(search, {
      transitOptionName: 'TRUCK',
      purchaseParcelIds: 'b',
      message: 'hi',
    });
    expect(typed).toMatchObject({
      purchaseParcelIds: ['a', 'b'],
      transitOptionName: 'TRUCK',
      insured: false,
      message: 'hi',
    });
  });

  it('accepts the amounts that the contract accepts', () => {
    expect(['200', '19.9', '0.05'].every(isAmount)).toBe(true);
    expect(['', '-1', '1,5', '1.234', 'abc'].some(isAmount)).toBe(false);
  });
});

const bill: FreightBill = {
  actualG: 1240,
  volumetricG: 1800,
  billedG: 2000,
  firstG: 500,
  stepG: 500,
  lines: [
    { kind: 'BASE', label: 'Shipping', amount: '315.00' },
    { kind: 'PACKING', label: 'Packing', amount: '8.00' },
  ],
  total: '323.00',
};
const option = (code: string, more: Partial<TransitOption> = {}): TransitOption => ({
  code,
  name: code,
  countries: ['au'],
  leadTimeDays: [4, 8],
  minG: 500,
  maxG: 70_000,
  volumeDivisor: 5000,
  volumeMode: 'FULL',
  acceptedGoodsClasses: ['NORMAL'],
  selfPickup: false,
  localExpressCompanies: [],
  insurable: true,
  trackable: true,
  taxesIncluded: false,
  extras: [],
  estimate: bill,
  ...more,
});

describe('the proposed freight option', () => {
  const options = [option('SEA', { selfPickup: true }), option('COURIER')];

  it('is the requested one, else the cheapest', () => {
    expect(chosenOption({ transitOptionName: 'COURIER', selfPickup: false }, { options })).toBe(
      'COURIER',
    );
    expect(chosenOption({ transitOptionName: 'GONE', selfPickup: false }, { options })).toBe('SEA');
  });

  it('is one with a pickup counter for a pickup, and undefined if there is none', () => {
    expect(chosenOption({ transitOptionName: 'COURIER', selfPickup: true }, { options })).toBe(
      'SEA',
    );
    const closed = { options: [option('COURIER')] };
    expect(chosenOption({ transitOptionName: '', selfPickup: true }, closed)).toBeUndefined();
  });

  it('has a price', () => {
    const unpriced = { options: [option('BULK', { estimate: undefined })] };
    expect(
      chosenOption({ transitOptionName: 'BULK', selfPickup: false }, unpriced),
    ).toBeUndefined();
  });
});

describe('the explanation of a freight price', () => {
  const format = {
    locale: 'en' as const,
    exchange: { cnyExchangeRate: '0.2', currency: 'AUD', source: '', fetchedAt: '' },
    homeCountry: 'au',
    texts: {
      days: '{min}-{max} days',
      oneDay: '1 day',
      exactDays: '{days} days',
      billed: 'billed {weight}',
      billedByVolume: 'billed {weight} by volume',
      billedMinimum: 'billed {weight}, the minimum',
      firstWeight: 'first {first}',
      furtherWeight: 'first {first} + {steps} x {step}',
      upTo: 'up to {weight}',
      atLeast: 'from {weight}',
      tracked: 'tracked',
      insurable: 'insurable',
      taxesIncluded: 'Taxes included',
      pickup: 'pick-up',
    },
  };

  it('shows its weights', () => {
    expect(billRow(bill, format)).toMatchObject({
      actual: '1.24 kg',
      volumetric: '1.8 kg',
      billed: '2 kg',
      byVolume: true,
      lines: [
        { label: 'Shipping', amount: '¥315.00', detail: 'first 0.5 kg + 3 x 0.5 kg' },
        { label: 'Packing', amount: '¥8.00' },
      ],
    });
    const light = billRow({ ...bill, billedG: 500 }, format);
    expect(light.lines[0]?.detail).toBe('first 0.5 kg');
    const plain = billRow({ ...bill, firstG: undefined, stepG: undefined }, format);
    expect(plain.lines[0]?.detail).toBeUndefined();
  });

  it('says whether the billed weight is the parcel’s, its volume’s, or a minimum', () => {
    const estimated = (actualG: number, volumetricG: number, billedG: number) => {
      const estimate = { ...bill, actualG, volumetricG, billedG };
      return freightRows([option('AIR', { minG: 21_000, estimate })], format)[0]?.billedText;
    };
    expect(estimated(1_000, 0, 21_000)).toBe('billed 21 kg, the minimum');
    expect(estimated(1_000, 5_000, 21_000)).toBe('billed 21 kg, the minimum');
    expect(estimated(1_000, 21_000, 21_000)).toBe('billed 21 kg by volume');
    expect(estimated(21_000, 0, 21_000)).toBe('billed 21 kg');
    expect(estimated(22_000, 0, 22_000)).toBe('billed 22 kg');
  });

  it('shows limits and services, and the minimum weight only if it matters', () => {
    const [courier, sea] = freightRows(
      [option('COURIER'), option('SEA', { minG: 10_000, trackable: false, selfPickup: true })],
      format,
    );
    expect(courier?.facts).toEqual(['up to 70 kg', 'tracked', 'insurable']);
    expect(sea?.facts).toEqual(['up to 70 kg', 'from 10 kg', 'insurable', 'pick-up']);
  });
});

describe('the steps of a shipment', () => {
  const at = (
    status: TransitOrderSummary['status'],
    chargeMode: TransitOrderSummary['chargeMode'],
  ) => {
    const way = transitSteps({ status, chargeMode });
    return way && (way.steps[way.current] ?? 'all');
  };

  it('are weighed and then paid, or the other way round', () => {
    expect(transitSteps({ status: 'PACKING', chargeMode: 'AFTER_WEIGHING' })).toMatchObject({
      current: 0,
    });
    expect(transitSteps({ status: 'PACKING', chargeMode: 'PREPAID_ESTIMATE' })).toMatchObject({
      current: 1,
    });
    expect(at('PENDING_PAYMENT', 'AFTER_WEIGHING')).toBe('pay');
    expect(at('PENDING_SETTLEMENT', 'PREPAID_ESTIMATE')).toBe('pack');
  });

  it('are known for every status, except if the shipment ended early', () => {
    const without = TRANSIT_ORDER_STATUSES.filter((status) => !at(status, 'AFTER_WEIGHING'));
    expect(without).toEqual(['RETURNED', 'LOST', 'CUSTOMS_SEIZED', 'CLOSED']);
    expect(at('COMPLETED', 'AFTER_WEIGHING')).toBe('all');
  });
});

describe('the list of shipments', () => {
  it('reads its query and ignores invalid values', () => {
    const search = readTransitSearch(
      new URLSearchParams(
        'tab=unpaid&q=%20T26%20&dateStart=2026-02-30x&dateEnd=2026-03-01&pageNo=0',
      ),
    );
    expect(search).toEqual({
      tab: 'unpaid',
      keyword: 'T26',
      dateStart: '',
      dateEnd: '2026-03-01',
      pageNo: 1,
    });
    expect(transitsHref(search)).toBe('/my/transit?tab=unpaid&q=T26&dateEnd=2026-03-01');
    expect(transitsHref({ ...search, tab: 'all', keyword: '', dateEnd: '' })).toBe('/my/transit');
  });
});

const payment = (paymentNo: string, orderNo: string, more: Partial<Payment> = {}): Payment => ({
  id: paymentNo,
  paymentNo,
  type: 'PURCHASE',
  orderType: 'PURCHASE_ORDER',
  orderId: orderNo,
  orderNo,
  note: '',
  amount: '10.00',
  refunded: '0.00',
  status: 'UNPAID',
  createdAt: '2026-01-01T00:00:00.000Z',
  ...more,
});

describe('a due payment', () => {
  const transit = { orderType: 'TRANSIT_ORDER', type: 'TRANSIT' } as const;
  const today = { cnyExchangeRate: '0.2', currency: 'AUD' };
  const payments = [
    payment('Y001', 'P001'),
    payment('Y002', 'T001', transit),
    payment('Y003', 'P001', { type: 'STORAGE' }),
  ];

  it('is shown with its order, and links to its page', () => {
    const groups = groupsOf(duesOf(payments, { purchases: [], transits: [] }, today));
    expect(groups.map((group) => group.map(({ payment: { paymentNo } }) => paymentNo))).toEqual([
      ['Y001', 'Y003'],
      ['Y002'],
    ]);
    expect(payments.map(orderHref)).toEqual([
      '/my/purchase/P001',
      '/my/transit/T001',
      '/my/purchase/P001',
    ]);
  });

  it('is named on the page after it is paid, with each order once', () => {
    expect(doneHref(payments)).toBe('/payment/done?nos=Y001,Y002,Y003&orders=P001&transits=T001');
  });

  it('keeps a shipment’s rate for its freight, and uses today’s for a supplement', () => {
    const order = {
      orderNo: 'T001',
      rate: { baseCurrency: 'CNY', currency: 'AUD', rate: '0.3', source: '', fetchedAt: '' },
    } as TransitOrderSummary;
    const dues = duesOf(
      [
        payment('Y002', 'T001', transit),
        payment('Y004', 'T001', { ...transit, type: 'TRANSIT_SUPPLEMENT' }),
      ],
      { purchases: [], transits: [order] },
      today,
    );
    expect(dues.map(({ converted }) => converted)).toEqual(['3.00', '2.00']);
  });
});
