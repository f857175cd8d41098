import type { opsSavedViewEndpoints, SavedView } from '../../ops/desk/saved-views.ts';
import { done, type Examples } from '../example.ts';

const view: SavedView = {
  id: '01KAJ0Q8ZV7T3M5N9W2X4Y6Z97',
  list: 'ORDERS',
  scope: 'ROLE',
  role: 'BUYER',
  roleName: '',
  name: 'Taobao, to buy',
  query: 'status=PURCHASING&platform=Taobao&columns=order,goods,total',
  isDefault: false,
  applies: true,
  madeBy: { id: '01KAJ0Q8ZV7T3M5N9W2X4Y6Z80', name: 'Li Na' },
  actions: ['change', 'delete'],
  version: 2,
};
const params = { id: view.id };
const input = { name: view.name, query: view.query, isDefault: true };

export const opsSavedViewExamples: Examples<typeof opsSavedViewEndpoints> = {
  listSavedViews: { input: { query: { list: 'ORDERS' } }, answer: [view] },
  makeSavedView: {
    input: { body: { list: 'ORDERS', scope: 'OWN', ...input } },
    answer: { ...view, scope: 'OWN', role: '', isDefault: true, version: 0 },
  },
  changeSavedView: {
    input: { params, body: { ...input, name: 'Taobao, to buy today' } },
    answer: { ...view, name: 'Taobao, to buy today', isDefault: true, version: 3 },
  },
  deleteSavedView: { input: { params }, ...done },
};
