import fc from 'fast-check';
import { afterEach, describe, expect, test } from 'vitest';
import { pageWindow } from '../../../../src/components/ui/page-window.ts';
import { nextProgress } from '../../../../src/components/ui/progress.ts';
import { allowedQuantity } from '../../../../src/components/ui/quantity.ts';
import {
  actionToastMs,
  currentToasts,
  dismissToast,
  subscribeToasts,
  toast,
  toastLimit,
  toastMs,
} from '../../../../src/components/ui/toast.ts';

describe('the route progress', () => {
  test('advances +10 up to 20, +4 up to 50, +2 up to 80, +0.5 up to 99', () => {
    expect([0, 10, 20, 46, 50, 78, 80, 98.5].map(nextProgress)).toEqual([
      10, 20, 24, 50, 52, 80, 80.5, 99,
    ]);
  });
  test('reaches each bound exactly and waits at 99', () => {
    const seen = [0];
    for (let step = 0; step < 200; step++) seen.push(nextProgress(seen.at(-1) ?? 0));
    expect(seen).toEqual(expect.arrayContaining([20, 50, 80, 99]));
    expect(seen.at(-1)).toBe(99);
  });
});

describe('the page numbers shown', () => {
  test.each([
    [1, 1, [1]],
    [1, 5, [1, 2, null, 5]],
    [3, 5, [1, 2, 3, 4, 5]],
    [5, 12, [1, null, 4, 5, 6, null, 12]],
    [12, 12, [1, null, 11, 12]],
  ])('on page %i of %i', (page, count, shown) => {
    expect(pageWindow(page, count)).toEqual(shown);
  });
  test('always contain the first, the current and the last; a gap hides at least two', () => {
    const place = fc
      .integer({ min: 1, max: 500 })
      .chain((count) => fc.tuple(fc.integer({ min: 1, max: count }), fc.constant(count)));
    fc.assert(
      fc.property(place, ([page, count]) => {
        const shown = pageWindow(page, count);
        expect(shown).toEqual(expect.arrayContaining([1, page, count]));
        for (const [at, number] of shown.entries()) {
          if (number !== null) continue;
          expect((shown[at + 1] ?? 0) - (shown[at - 1] ?? 0)).toBeGreaterThan(2);
        }
      }),
    );
  });
});

describe('an allowed quantity', () => {
  test.each([
    [5, 6],
    [4.4, 4],
    [99, 10],
    [0, 2],
    [-3, 2],
    [Number.NaN, 2],
  ])('%f becomes %i with at least 2, at most 11, in twos', (wanted, allowed) => {
    expect(allowedQuantity(wanted, { min: 2, max: 11, step: 2 })).toBe(allowed);
  });
  test('is the minimum if the stock is less', () => {
    expect(allowedQuantity(3, { min: 5, max: 2, step: 5 })).toBe(5);
  });
  test('is within its limits and a whole number of steps, whatever is typed', () => {
    const rule = fc.record({
      min: fc.integer({ min: 1, max: 100 }),
      max: fc.integer({ min: 100, max: 10_000 }),
      step: fc.integer({ min: 1, max: 50 }),
    });
    fc.assert(
      fc.property(rule, fc.double(), (bounds, wanted) => {
        const quantity = allowedQuantity(wanted, bounds);
        expect(quantity).toBeGreaterThanOrEqual(bounds.min);
        expect(quantity).toBeLessThanOrEqual(bounds.max);
        expect((quantity - bounds.min) % bounds.step).toBe(0);
      }),
    );
  });
});

describe('toasts', () => {
  afterEach(() => {
    for (const { key } of currentToasts()) dismissToast(key);
  });
  const texts = () => currentToasts().map(({ text }) => text);

  test('stay 3600 ms, at most five of them', () => {
    expect([toastMs, toastLimit]).toEqual([3600, 5]);
  });
  test('stay 20 s with an action, so that it can be reached', () => {
    expect(actionToastMs).toBe(20_000);
  });
  test('the oldest leaves if there are more than five', () => {
    for (const text of ['1', '2', '3', '4', '5', '6']) toast('info', text);
    expect(texts()).toEqual(['2', '3', '4', '5', '6']);
  });
  test('one with the same key replaces the first', () => {
    toast('loading', 'Saving', { key: 'save' });
    toast('info', 'Other');
    toast('success', 'Saved', { key: 'save' });
    expect(texts()).toEqual(['Saved', 'Other']);
  });
  test('notify their listeners until those unsubscribe', () => {
    let notified = 0;
    const leave = subscribeToasts(() => {
      notified += 1;
    });
    const key = toast('info', 'Here');
    dismissToast(key);
    dismissToast(key);
    leave();
    toast('info', 'Unheard');
    expect(notified).toBe(2);
  });
});
