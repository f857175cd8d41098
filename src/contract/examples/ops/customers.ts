import type { opsSearchEndpoints } from '../../ops/orders/search.ts';
import type { OpsShopper, opsShopperEndpoints } from '../../ops/orders/shoppers.ts';
import type { OpsTicket, opsTicketEndpoints, ReadyAnswer } from '../../ops/orders/tickets.ts';
import { done, type Examples } from '../example.ts';

const SHOPPER_ID = '01KAJ0Q8ZV7T3M5N9W2X4Y6Z90';
const TICKET_ID = '01KAJ0Q8ZV7T3M5N9W2X4Y6Z91';
const ANSWER_ID = '01KAJ0Q8ZV7T3M5N9W2X4Y6Z92';
const STAFF_ID = '01KAJ0Q8ZV7T3M5N9W2X4Y6Z93';
const AT = '2026-11-22T08:30:00.000Z';

const row = {
  id: SHOPPER_ID,
  name: 'Mei Lin',
  email: 'mei.lin@example.com',
  phoneNumber: '+60123456789',
  state: 'ACTIVE' as const,
  language: 'ms' as const,
  isMasked: false,
  createdAt: AT,
};
const shopper: OpsShopper = {
  ...row,
  secondEmail: '',
  blockedReason: '',
  hasPayPassword: true,
  balance: { available: '120.50', frozen: '0.00' },
  counts: { orders: 1, parcels: 0, shipments: 0, tickets: 1 },
  orders: [
    { id: SHOPPER_ID, number: 'P2611228K4M7QZ', status: 'PAID', total: '89.90', createdAt: AT },
  ],
  parcels: [],
  shipments: [],
  tickets: [
    { id: TICKET_ID, kind: 'QUESTION', state: 'OPEN', subjectNo: 'P2611228K4M7QZ', createdAt: AT },
  ],
  sessions: [
    { device: 'Firefox · Android', network: '203.0.113.*', createdAt: AT, lastUsedAt: AT },
  ],
  log: [{ kind: 'SIGN_IN', createdAt: AT }],
  actions: ['BLOCK', 'SIGN_OUT', 'CLEAR_PAY_PASSWORD', 'EXPORT', 'ERASE'],
  version: 4,
};
const params = { id: SHOPPER_ID };
const reason = 'Charged back three times';

export const opsShopperExamples: Examples<typeof opsShopperEndpoints> = {
  listShoppers: {
    input: { query: { q: 'mei 56789' } },
    answer: { records: [row], total: 1 },
  },
  getShopper: { input: { params }, answer: shopper },
  listShopperStatement: {
    input: { params, query: {} },
    answer: {
      records: [
        {
          id: SHOPPER_ID,
          type: 'DEPOSIT',
          amount: '120.50',
          balanceAfter: '120.50',
          reference: 'D2611228K4M7QZ',
          createdAt: AT,
        },
      ],
      total: 1,
    },
  },
  revealShopper: {
    input: { params, query: { reason: 'A letter of the bank' } },
    answer: { name: row.name, email: row.email, phoneNumber: row.phoneNumber, secondEmail: '' },
  },
  exportShopper: {
    input: { params, query: { reason: 'Asked for by mail' } },
    answer: {
      exportedAt: AT,
      tenantId: 'sampan',
      data: { profile: [{ id: SHOPPER_ID }] },
      cut: [],
    },
  },
  blockShopper: {
    input: { params, body: { reason } },
    answer: { ...shopper, state: 'BLOCKED', blockedReason: reason, sessions: [], version: 5 },
  },
  unblockShopper: { input: { params, body: {} }, answer: shopper },
  signOutShopper: { input: { params, body: {} }, answer: { ...shopper, sessions: [] } },
  clearPayPassword: {
    input: { params, body: { reason: 'Forgotten' } },
    answer: { ...shopper, hasPayPassword: false },
  },
  eraseShopper: {
    input: { params, body: { reason: 'Asked for by mail' } },
    answer: {
      ...shopper,
      name: '',
      email: '01kaj0q8zv7t3m5n9w2x4y6z90@erased.invalid',
      phoneNumber: '',
      state: 'ERASED',
      actions: [],
    },
  },
  endShopperSessions: {
    input: { body: { email: 'mei.lin@example.com' } },
    answer: { ended: 2 },
  },
};

const ticketRow = {
  id: TICKET_ID,
  kind: 'QUESTION' as const,
  state: 'OPEN' as const,
  subjectNo: 'P2611228K4M7QZ',
  shopperId: SHOPPER_ID,
  shopperName: 'Mei Lin',
  assignee: '',
  assigneeName: '',
  excerpt: 'When do you pack on Fridays?',
  waitingSince: AT,
  createdAt: AT,
};
const ticket: OpsTicket = {
  ...ticketRow,
  language: 'ms',
  messages: [
    {
      id: TICKET_ID,
      kind: 'SHOPPER',
      author: '',
      text: 'When do you pack on Fridays?',
      at: AT,
      mailed: false,
    },
  ],
  draft: '',
  viewers: [{ name: 'Wang Lei', at: AT }],
  actions: ['REPLY', 'NOTE', 'TAKE', 'SNOOZE', 'CLOSE'],
  version: 1,
};
const ticketParams = { id: TICKET_ID };
const taken = { ...ticket, assignee: STAFF_ID, assigneeName: 'Somsy Vong' };
const answer: ReadyAnswer = {
  id: ANSWER_ID,
  title: 'On its way',
  texts: [{ language: 'en', text: 'Hello {name}, order {number} is on its way.' }],
  version: 0,
};
const answerBody = { title: answer.title, texts: answer.texts };

export const opsTicketExamples: Examples<typeof opsTicketEndpoints> = {
  listTickets: {
    input: { query: { state: 'OPEN', assignee: 'NONE' } },
    answer: { records: [ticketRow], total: 1 },
  },
  getTicket: { input: { params: ticketParams }, answer: ticket },
  openTicket: {
    input: {
      body: { shopperId: SHOPPER_ID, kind: 'CLAIM', text: 'Called: the box was open' },
    },
    answer: { ...taken, kind: 'CLAIM' },
  },
  replyToTicket: {
    input: { params: ticketParams, body: { text: 'Until six.', close: true } },
    answer: { ...taken, state: 'CLOSED', version: 2 },
  },
  noteTicket: {
    input: { params: ticketParams, body: { text: 'Asked the warehouse' } },
    answer: ticket,
  },
  assignTicket: { input: { params: ticketParams, body: { assignee: 'ME' } }, answer: taken },
  snoozeTicket: {
    input: { params: ticketParams, body: { until: '2099-01-01' } },
    answer: { ...ticket, state: 'SNOOZED', snoozedUntil: '2099-01-01T00:00:00.000Z' },
  },
  closeTicket: {
    input: { params: ticketParams, body: {} },
    answer: { ...ticket, state: 'CLOSED' },
  },
  reopenTicket: { input: { params: ticketParams, body: {} }, answer: ticket },
  keepTicketDraft: {
    input: { params: ticketParams, body: { answerId: ANSWER_ID } },
    answer: { text: 'Hello Mei Lin, order P2611228K4M7QZ is on its way.' },
  },
  listReadyAnswers: { answer: [answer] },
  addReadyAnswer: { input: { body: answerBody }, answer },
  changeReadyAnswer: { input: { params: { id: ANSWER_ID }, body: answerBody }, answer },
  removeReadyAnswer: { input: { params: { id: ANSWER_ID } }, ...done },
};

export const opsSearchExamples: Examples<typeof opsSearchEndpoints> = {
  searchDesk: {
    input: { query: { q: 'P2611228K4M7QZ' } },
    answer: {
      hits: [
        {
          kind: 'ORDER',
          id: SHOPPER_ID,
          number: 'P2611228K4M7QZ',
          detail: 'PAID',
          shopperId: SHOPPER_ID,
          shopperName: 'Mei Lin',
          title: '',
        },
      ],
    },
  },
};
