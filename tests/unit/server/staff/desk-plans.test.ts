import { expect, it } from 'vitest';
import { LISTS } from '../../../../src/contract/values/desk/lists.ts';
import { PILES, PROBLEM_PILES } from '../../../../src/contract/values/desk/piles.ts';
import { PROPOSAL_STATES } from '../../../../src/contract/values/people/proposals.ts';
import { RIGHTS } from '../../../../src/contract/values/people/rights.ts';
import {
  PARCEL_LISTS,
  UNKNOWN_PARCEL_STATES,
} from '../../../../src/contract/values/warehouse/scanning.ts';
import {
  SHIPMENT_PILES,
  TRACKING_OUTCOMES,
} from '../../../../src/contract/values/warehouse/shipment-kinds.ts';
import { listProblems } from '../../../../src/server/commerce/fulfilment/problems.ts';
import { countWork, listWork } from '../../../../src/server/commerce/fulfilment/work-list.ts';
import { listOpsTransits } from '../../../../src/server/commerce/shipping/list.ts';
import { listManifests } from '../../../../src/server/commerce/shipping/manifests.ts';
import {
  countOpsParcels,
  listOpsParcels,
} from '../../../../src/server/commerce/stock/list-parcels.ts';
import { listUnknownParcels } from '../../../../src/server/commerce/stock/unknown-parcels.ts';
import { listTrackingEvents } from '../../../../src/server/commerce/tracking/list.ts';
import { ALL_TENANTS } from '../../../../src/server/db/schema/people/staff.ts';
import { listProposals } from '../../../../src/server/staff/approvals/proposal-rows.ts';
import { chainScope, listAudit } from '../../../../src/server/staff/audit/list.ts';
import { listFailedSignIns } from '../../../../src/server/staff/failed-sign-ins.ts';
import { listJobRows, listJobs } from '../../../../src/server/staff/jobs/view-jobs.ts';
import { visiblePeople } from '../../../../src/server/staff/people-rows.ts';
import { listSavedViews } from '../../../../src/server/staff/saved-views.ts';
import { searchDesk } from '../../../../src/server/staff/search.ts';
import type { StaffScope } from '../../../../src/server/staff/staff-scope.ts';
import { stocked } from '../../support/forwarding.ts';
import { openPlannedDatabase } from '../../support/plans.ts';
import { openShop, product } from '../../support/shop.ts';

/**
 * The staff and their roles are read in full: a deployment has some hundreds of people. Failed sign-ins are read a
 * page at a time, in the order of their index, and counted up to a limit.
 */
const PEOPLE = /^SCAN (staff|staff_assignments|staff_failures USING .*)( |$)/;
/** The full-text index finds at most 300 products; the newest 2,000 orders are read through their index. */
const GOODS = /^SCAN (products_fts VIRTUAL TABLE INDEX \d+:M.*|h|newest|k VIRTUAL TABLE.*)$/;
const noLink = async () => undefined;
const pageSize = 20;
const NO_FILTER = { number: '', country: '', option: '', carrier: '', shopperId: '' };
const PAGES = [{ pageSize }, { pageSize, cursor: '5~x' }];

async function openDesk() {
  const { db, statements, ...expectations } = await openPlannedDatabase();
  const { shopper } = await openShop(db);
  const owner = await shopper();
  const scope: StaffScope = {
    ...owner,
    actor: 'OPERATOR',
    staffId: 'li',
    identity: {
      kind: 'PERSON',
      id: 'li',
      name: 'Li Na',
      sessionId: '',
      secondFactorAt: null,
      hasSecondFactor: false,
      grants: [{ tenantId: ALL_TENANTS, rights: RIGHTS }],
    },
    t: (key) => key,
    deskOrigin: 'https://desk.example.org',
  };
  statements.clear();
  return { scope, owner, statements, ...expectations };
}

it('no list of work, parcels or shipments of the desk scans or sorts a table', async () => {
  const { scope, statements, expectSeeks, expectNoSorting } = await openDesk();
  for (const page of PAGES) {
    for (const pile of PILES) await listWork(scope, { pile, ...page });
    for (const seesMoney of [true, false]) {
      await listProblems(scope, PROBLEM_PILES, { seesMoney, ...page });
    }
    for (const state of UNKNOWN_PARCEL_STATES) await listUnknownParcels(scope, { state, ...page });
    await listManifests(scope, page);
    for (const outcome of ['' as const, ...TRACKING_OUTCOMES]) {
      for (const number of ['', 'YT1']) {
        await listTrackingEvents(scope, { outcome, number, ...page });
      }
    }
  }
  await countWork(scope);
  expect(statements.size).toBeGreaterThan(40);
  await expectSeeks();
  await expectNoSorting();
});

it('no page of parcels or shoppers, and no search, reads all rows of a tenant', async () => {
  const { scope, owner, statements, expectSeeks, expectNoWholeTenant } = await openDesk();
  const { parcelNo } = await stocked(owner);
  statements.clear();
  for (const list of PARCEL_LISTS) await listOpsParcels(scope, { list, pageSize });
  await listOpsParcels(scope, { pageSize });
  await countOpsParcels(scope, {});
  for (const pile of SHIPMENT_PILES) await listOpsTransits(scope, { ...NO_FILTER, pile, pageSize });
  for (const typed of [parcelNo, 'SF0000000000300', 'a@b.test', 'Ada Novak', 'Ada 00300', '商品']) {
    await searchDesk(scope, typed, noLink);
  }
  const { productUrl } = product('10001');
  expect(await searchDesk(scope, productUrl, async () => [productUrl])).toHaveLength(1);
  expect(statements.size).toBeGreaterThan(20);
  await expectSeeks(GOODS);
  await expectNoWholeTenant();
});

it('no list of approvals, audit, jobs or people of the desk scans or sorts a big table', async () => {
  const { scope, statements, expectSeeks, expectNoSorting } = await openDesk();
  for (const page of PAGES) {
    for (const state of ['' as const, ...PROPOSAL_STATES]) {
      for (const subjectId of ['', 'x']) {
        await listProposals(scope, { state, subjectId, ...page });
      }
    }
    for (const everybody of [true, false]) await listJobs(scope, { everybody, ...page });
    await listFailedSignIns(scope, page);
    for (const list of LISTS) await listSavedViews(scope, { list });
  }
  const all = { actorId: '', call: '', subject: '', subjectId: '' };
  for (const filter of [
    all,
    { ...all, actorId: 'li' },
    { ...all, call: 'acceptOrder' },
    { ...all, subject: 'PURCHASE_ORDER', subjectId: 'x' },
  ]) {
    for (const chain of ['TENANT', 'ALL_TENANTS'] as const) {
      await listAudit(chainScope(scope, chain), { ...filter, pageSize });
      await listAudit(chainScope(scope, chain), { ...filter, pageSize, before: 5 });
    }
  }
  await expectNoSorting();
  await visiblePeople(scope);
  await expect(listJobRows(scope, 'x', { pageSize })).rejects.toThrow();
  expect(statements.size).toBeGreaterThan(20);
  await expectSeeks(PEOPLE);
});
