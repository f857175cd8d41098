import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  keepTicks,
  keptTicks,
  markSent,
  takeSent,
} from '../../../../../src/components/desk/list/kept-ticks.ts';

/** A storage that holds texts, or refuses everything. */
function storage(isRefused = false): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  const values = new Map<string, string>();
  const refuse = () => {
    if (isRefused) throw new DOMException('', 'SecurityError');
  };
  return {
    getItem: (key) => {
      refuse();
      return values.get(key) ?? null;
    },
    setItem: (key, value) => {
      refuse();
      values.set(key, value);
    },
    removeItem: (key) => {
      refuse();
      values.delete(key);
    },
  };
}

afterEach(() => vi.unstubAllGlobals());

describe('the ticks of a list', () => {
  beforeEach(() => vi.stubGlobal('sessionStorage', storage()));

  it('are kept by list, and gone when the last tick is removed', () => {
    keepTicks('a', ['1', '2']);
    expect(keptTicks('a')).toEqual(['1', '2']);
    expect(keptTicks('b')).toEqual([]);
    keepTicks('a', []);
    expect(keptTicks('a')).toEqual([]);
  });

  it('are empty if the stored value is no list of ids', () => {
    for (const text of ['{', '{}', 'null', '1', '[1,null]']) {
      sessionStorage.setItem('a', text);
      expect(keptTicks('a')).toEqual([]);
    }
  });

  it('are reported as sent once', () => {
    expect(takeSent('a')).toBe(false);
    markSent('a');
    expect(takeSent('b')).toBe(false);
    expect(takeSent('a')).toBe(true);
    expect(takeSent('a')).toBe(false);
  });
});

it('a tab without storage keeps no ticks, and works', () => {
  vi.stubGlobal('sessionStorage', storage(true));
  keepTicks('a', ['1']);
  markSent('a');
  expect(keptTicks('a')).toEqual([]);
  expect(takeSent('a')).toBe(false);
});
