import type { favouriteEndpoints } from '../calls/favourites.ts';
import { card } from './catalogue.ts';
import { done, type Examples, pageWith } from './example.ts';

const id = '01KAJ0Q8ZV7T3M5N9W2X4Y6Z90';
const { link: productUrl } = card;

export const favouriteExamples: Examples<typeof favouriteEndpoints> = {
  listFavourites: {
    answer: pageWith({
      id,
      addedAt: '2026-11-20T03:13:40.000Z',
      priceThen: card.price,
      product: card,
    }),
  },
  findFavourite: { input: { query: { productUrl } }, answer: { id } },
  addFavourite: { input: { body: { productUrl } }, answer: { id } },
  removeFavourite: { input: { params: { id } }, ...done },
};
