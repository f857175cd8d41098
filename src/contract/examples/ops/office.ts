import type { opsWorkEndpoints } from '../../ops/desk/work.ts';
import type { opsMoneyEndpoints } from '../../ops/money/money.ts';
import type { opsSearchMissEndpoints } from '../../ops/shop/search-misses.ts';
import type { opsTenantEndpoints } from '../../ops/shop/tenants.ts';
import { deposit } from '../deposits.ts';
import { done, type Examples } from '../example.ts';
import { feedback } from '../feedback.ts';
import { orderRef } from '../payments.ts';
import { refund } from '../refunds.ts';
import { tenantFile } from '../tenant-file.ts';
import { uploadToken } from '../uploads.ts';
import { withdrawal } from '../withdrawals.ts';

const credited = {
  ...deposit,
  status: 'SUCCEEDED' as const,
  creditedAt: '2026-11-19T11:00:00.000Z',
};
const rejected = { ...deposit, status: 'REJECTED' as const, reason: 'No transfer arrived' };
const paidOut = {
  ...withdrawal,
  status: 'PAID' as const,
  accountNo: '0044 1234 5678',
  doneAt: '2026-11-23T05:00:00.000Z',
  actions: [],
};
const agreed = {
  ...refund,
  status: 'WAITING_SELLER' as const,
  amount: '0.50',
  agreedAt: '2026-11-22T10:00:00.000Z',
  actions: [],
};
const paid = {
  status: 'SUCCEEDED' as const,
  doneAt: '2026-11-22T12:00:00.000Z',
  actions: [],
};
/** A refund that nobody asked for. */
const { requestedAmount: _, ...unasked } = refund;
const refunded = { ...unasked, ...paid };
/** Who it belongs to, as the staff see it. */
const versionAndShopper = { version: 0, shopper: { id: 'k5v1x9m3q7r2', name: 'Mia Chen' } };
const depositParams = { id: deposit.depositNo };
const withdrawalParams = { id: withdrawal.id };
const refundParams = { id: refund.id };

const WORK_OBJECT = { subject: 'PURCHASE_ORDER' as const, id: 'k5v1x9m3q7r2' };

export const opsMoneyExamples: Examples<typeof opsMoneyEndpoints> = {
  getOpsDeposit: {
    input: { params: depositParams },
    answer: { ...deposit, ...versionAndShopper, acts: ['credit', 'reject'] },
  },
  creditDeposit: {
    input: { params: depositParams, body: { amount: '90' } },
    answer: { ...credited, amount: '90.00' },
  },
  rejectDeposit: {
    input: { params: depositParams, body: { reason: 'No transfer arrived' } },
    answer: rejected,
  },
  getOpsWithdrawal: {
    input: { params: withdrawalParams },
    answer: {
      ...withdrawal,
      accountNo: '0044 1234 5678',
      ...versionAndShopper,
      acts: ['pay', 'reject'],
    },
  },
  payWithdrawal: {
    input: { params: withdrawalParams, body: { reason: '', evidence: '' } },
    answer: paidOut,
  },
  rejectWithdrawal: {
    input: { params: withdrawalParams, body: { reason: 'The account is somebody else’s' } },
    answer: { ...paidOut, status: 'REJECTED', reason: 'The account is somebody else’s' },
  },
  refundOrder: {
    input: {
      body: {
        orderType: 'PURCHASE_ORDER',
        orderNo: orderRef.orderNo,
        amount: '0.50',
        reason: 'PRICE_DIFFERENCE',
        note: 'The seller gave a discount',
      },
    },
    answer: {
      ...refunded,
      amount: '0.50',
      reason: 'PRICE_DIFFERENCE',
      note: 'The seller gave a discount',
    },
  },
  getOpsRefund: {
    input: { params: refundParams },
    answer: { ...refund, ...versionAndShopper, acts: ['agree', 'reject', 'answer'] },
  },
  agreeRefund: {
    input: {
      params: refundParams,
      body: {
        amount: '0.50',
        waitsFor: 'SELLER',
        payBy: '2026-12-08',
        text: 'The seller pays for the wrong model',
      },
    },
    answer: { ...agreed, payBy: '2026-12-08', answer: 'The seller pays for the wrong model' },
  },
  approveRefund: {
    input: { params: refundParams, body: { amount: '0.50' } },
    answer: { ...agreed, ...paid, amount: '0.50' },
  },
  answerRefund: {
    input: { params: refundParams, body: { text: 'We have asked the carrier' } },
    answer: {
      ...refund,
      answer: 'We have asked the carrier',
      answeredAt: '2026-11-24T02:00:00.000Z',
    },
  },
  rejectRefund: {
    input: { params: refundParams, body: { reason: 'It was sent yesterday' } },
    answer: { ...refund, status: 'REJECTED', answer: 'It was sent yesterday', actions: [] },
  },
};

export const opsWorkExamples: Examples<typeof opsWorkEndpoints> = {
  countWork: {
    input: {},
    answer: {
      piles: [
        { pile: 'ORDERS_TO_ACCEPT', count: 3, oldest: '2026-11-19T10:00:00.000Z' },
        { pile: 'ORDERS_TO_BUY', count: 0 },
      ],
    },
  },
  listWork: {
    input: { query: { pile: 'ORDERS_TO_ACCEPT', pageSize: 1 } },
    answer: {
      records: [
        {
          ...WORK_OBJECT,
          number: orderRef.orderNo,
          status: 'PAID',
          userId: 'k5v1x9m3q7r2',
          since: '2026-11-19T10:00:00.000Z',
          why: 'Paid; nobody has looked at it yet.',
          nextStep: 'Check the goods and accept',
          claim: { staffId: 'demo-buyer', name: '李娜', until: '2026-11-19T11:00:00.000Z' },
        },
      ],
      next: '1795082400000~k5v1x9m3q7r2',
      total: 3,
    },
  },
  listProblems: {
    input: { query: { pile: 'PARCELS_FAILED' } },
    answer: {
      records: [
        {
          id: 'q7r2k5v1x9m3',
          subject: 'PURCHASE_PARCEL',
          pile: 'PARCELS_FAILED',
          number: 'B2611197K4M7QZ',
          status: 'QC_FAILED',
          userId: 'k5v1x9m3q7r2',
          since: '2026-11-19T10:00:00.000Z',
          why: 'It failed the check, goes back, is lost or damaged.',
          nextStep: 'Settle it with shopper and seller',
          told: {
            title: 'A problem with your parcel',
            at: '2026-11-19T10:00:00.000Z',
          },
        },
      ],
      total: 1,
      refusedMails: 0,
    },
  },
  claimWork: {
    input: { body: { ...WORK_OBJECT, takeOver: true } },
    answer: { until: '2026-11-19T11:00:00.000Z' },
  },
  releaseWork: { input: { body: WORK_OBJECT }, ...done },
  snoozeWork: {
    input: { body: { ...WORK_OBJECT, until: '2026-11-23', reason: 'The seller is on holiday' } },
    ...done,
  },
  getToday: {
    input: {},
    answer: {
      money: { in: '1200.00', out: '80.00', since: '2026-11-18T17:00:00.000Z' },
      approvals: { count: 1, oldest: '2026-11-19T08:30:00.000Z' },
      system: {
        rateAt: '2026-11-19T09:00:00.000Z',
        ledgerCheckedAt: '2026-11-19T02:00:00.000Z',
        wrongLedgers: 0,
        mailsWaiting: 2,
        checkpointAt: '2026-11-19T09:00:00.000Z',
        failing: ['1688'],
      },
    },
  },
  getOpsFeedback: { input: { params: { id: feedback.id } }, answer: feedback },
  answerFeedback: {
    input: { params: { id: feedback.id }, body: { answer: 'Until 17:00.' } },
    answer: { ...feedback, answer: 'Until 17:00.', answeredAt: '2026-11-22T10:30:00.000Z' },
  },
  getOpsUploadToken: {
    input: { query: { ext: 'jpg' } },
    answer: { ...uploadToken, key: 'qc-photo/9f2c1b7a.jpg' },
  },
  runTimers: done,
};

export const opsSearchMissExamples: Examples<typeof opsSearchMissEndpoints> = {
  listSearchMisses: {
    input: { query: { from: '2026-11-01', to: '2026-11-30' } },
    answer: [{ keyword: 'yoga mat', locale: 'en', missed: 41, retyped: 12 }],
  },
};

const tenant = {
  id: tenantFile.id,
  name: 'Sample',
  hosts: tenantFile.hosts,
  revision: 1,
  previewUrl: 'https://sample.preview.example.org',
  archived: false,
};

export const opsTenantExamples: Examples<typeof opsTenantEndpoints> = {
  listTenants: { answer: [tenant] },
  getTenantFile: {
    input: { params: { id: tenantFile.id } },
    answer: { ...tenantFile, revision: 1 },
  },
  putTenantFile: {
    input: { params: { id: tenantFile.id }, query: { check: false }, body: tenantFile },
    answer: { ...tenant, created: true },
  },
  makeTenant: {
    input: {
      body: {
        id: tenantFile.id,
        name: 'Sample',
        host: 'sample.test.localhost',
        language: 'en',
        country: 'my',
        currency: 'MYR',
        serviceEmail: 'help@sample.test',
        servicePhone: '+60312345678',
        timeZone: 'Asia/Kuala_Lumpur',
        themeColor: '#0d9488',
        like: 'sampan',
      },
    },
    answer: tenant,
  },
  archiveTenant: {
    input: { params: { id: tenantFile.id }, body: { archived: true, reason: 'The brand is sold' } },
    answer: { ...tenant, archived: true },
  },
};
