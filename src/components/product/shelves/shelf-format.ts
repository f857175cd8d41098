import { cache } from 'react';
import { moneyToday } from '../../money/money-format.ts';
import type { View } from '../../view.ts';
import { platformNames } from '../cards/platform-names.ts';
import type { FetchedShelfProps } from './fetched-shelf.tsx';

type ShelfFormat = Pick<FetchedShelfProps, 'money' | 'platforms' | 'previousLabel' | 'nextLabel'>;

/**
 * Formats and texts of the shelves that the browser fetches. Cached for each request: React writes
 * an object that several shelves share only once into the payload.
 */
export const shelfFormat = cache(
  (view: View): ShelfFormat => ({
    money: moneyToday(view),
    platforms: platformNames(view.t),
    previousLabel: view.t('shelf.previous'),
    nextLabel: view.t('shelf.next'),
  }),
);
