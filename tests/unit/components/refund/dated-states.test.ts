import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { datedStates } from '../../../../src/components/refund/dated-states.ts';
import { REFUND_STATUSES } from '../../../../src/contract/values/money/refund-statuses.ts';

const at = (day: number) => new Date(Date.UTC(2026, 10, day)).toISOString();

describe('the dated states of a refund', () => {
  it('are filed, answered, and paid, refused or withdrawn', () => {
    const of = { parcelId: undefined, createdAt: at(1), answeredAt: at(2) };
    const names = (status: (typeof REFUND_STATUSES)[number], doneAt?: string) =>
      datedStates({ ...of, status, doneAt }).map(({ name }) => name);
    expect(names('REQUESTED')).toEqual(['filed', 'answered']);
    expect(names('SUCCEEDED', at(3))).toEqual(['filed', 'answered', 'paid']);
    expect(names('REJECTED', at(3))).toEqual(['filed', 'answered', 'refused']);
    expect(names('CANCELLED', at(3))).toEqual(['filed', 'answered', 'withdrawn']);
  });

  it('are agreed between filed and paid, before or after an answer', () => {
    const of = { status: 'WAITING_SELLER', createdAt: at(1) } as const;
    const names = (answeredAt: string | undefined, agreedAt: string) =>
      datedStates({ ...of, answeredAt, agreedAt }).map(({ name }) => name);
    expect(names(undefined, at(2))).toEqual(['filed', 'agreed']);
    expect(names(at(2), at(3))).toEqual(['filed', 'answered', 'agreed']);
    expect(names(at(4), at(3))).toEqual(['filed', 'agreed', 'answered']);
  });

  it('of goods that go back begin with what was agreed; what the staff made at once was only paid', () => {
    const returned = { status: 'RETURNING', parcelId: 'p', createdAt: at(1) } as const;
    expect(datedStates({ ...returned })).toEqual([{ name: 'agreed', at: at(1) }]);
    const made = { status: 'SUCCEEDED', createdAt: at(1), doneAt: at(1) } as const;
    expect(datedStates({ ...made })).toEqual([{ name: 'paid', at: at(1) }]);
  });

  it('are in the order of their dates, each once', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...REFUND_STATUSES),
        fc.tuple(fc.nat(9), fc.nat(9), fc.nat(9)),
        fc.boolean(),
        fc.boolean(),
        fc.boolean(),
        (status, [first, second, third], hasAnswer, isAgreed, isReturn) => {
          const isDone = ['SUCCEEDED', 'REJECTED', 'CANCELLED'].includes(status);
          const states = datedStates({
            status,
            parcelId: isReturn ? 'p' : undefined,
            createdAt: at(1 + first),
            answeredAt: hasAnswer ? at(1 + first + second) : undefined,
            agreedAt: isAgreed ? at(1 + first + second) : undefined,
            doneAt: isDone ? at(1 + first + second + third) : undefined,
          });
          const dates = states.map((state) => state.at);
          expect(dates).toEqual(dates.toSorted());
          expect(new Set(states.map(({ name }) => name)).size).toBe(states.length);
          expect(states.length).toBeGreaterThan(0);
        },
      ),
    );
  });
});
