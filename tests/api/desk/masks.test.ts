import { beforeAll, describe, expect, test } from 'vitest';
import { toRequest } from '../../../src/contract/client.ts';
import type { Endpoint } from '../../../src/contract/endpoint.ts';
import { type EndpointName, endpoints } from '../../../src/contract/endpoints.ts';
import { RIGHTS_OF, type StaffRole } from '../../../src/contract/values/people/rights.ts';
import { comingParcel, paidOrder, weighedTransit } from '../support/fulfilment.ts';
import { OPERATOR_SAMPLES } from '../support/operator-samples.ts';
import { newPerson, type Person } from '../support/staff.ts';
import { newStage, type Sample, type Stage } from '../support/stage.ts';
import { DEFAULT_HOST, newShopper, visit } from '../support/world.ts';

const PHONE = '+8613812340987';
/**
 * Values that look like amounts but need no mask: the customs declaration is on the papers of every box.
 */
const DECLARED = /^(lines|declaration\.lines)\.\d+\.(value|hsCode)$|^value$/;
/** The shopper of a proposal must be visible: without it nobody could decide. */
const BENEFICIARY = /(^|\.)subjectName$/;

type Leaf = { path: string; text: string };

/** All texts of an answer, with their paths. */
function leavesOf(value: unknown, path: string[] = []): Leaf[] {
  if (typeof value === 'string') return [{ path: path.join('.'), text: value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) => leavesOf(part, [...path, name]));
}

const isAmount = ({ path, text }: Leaf) => /^-?\d+\.\d{2}$/.test(text) && !DECLARED.test(path);

/** The calls with an object or a list of them, of which a role has the right. */
const callsOf = (role: StaffRole) =>
  (Object.keys(OPERATOR_SAMPLES) as EndpointName[]).filter((name) => {
    const { right = 'self', method } = endpoints[name] as Endpoint;
    const isAnybodys = (right === 'self' || right === 'any') && method === 'GET';
    return isAnybodys || RIGHTS_OF[role].some((one) => one === right);
  });

describe('nobody is told what their role does not need', () => {
  let stage: Stage;
  beforeAll(async () => {
    stage = await newStage(DEFAULT_HOST);
    await stage.shopper.call('updateProfile', {
      body: { name: 'Mei Lin', phoneNumber: PHONE, secondEmail: '' },
    });
  });

  /** The answer of a call for a person; undefined if it is refused. */
  async function answerTo(person: Person, name: EndpointName): Promise<unknown> {
    const makeSample = OPERATOR_SAMPLES[name as keyof typeof OPERATOR_SAMPLES] as (
      stage: Stage,
    ) => Sample<EndpointName> | Promise<Sample<EndpointName>>;
    const { input } = await makeSample(stage);
    const { path, init } = toRequest(name, input as Parameters<typeof toRequest>[1]);
    const { status, json } = await visit(path, {
      host: DEFAULT_HOST,
      method: init.method ?? 'GET',
      headers: {
        ...(init.headers as Record<string, string>),
        authorization: `Bearer ${person.token}`,
        'idempotency-key': crypto.randomUUID(),
      },
      ...(init.body ? { body: String(init.body) } : {}),
    });
    return status < 300 ? json : undefined;
  }

  /** How the answers of all calls of a role break a rule, as `call path`. */
  async function breaches(role: StaffRole, isHidden: (leaf: Leaf) => boolean): Promise<string[]> {
    const person = await newPerson(role);
    const found: string[] = [];
    let answered = 0;
    for (const name of callsOf(role)) {
      const answer = await answerTo(person, name);
      if (answer === undefined) continue;
      answered += 1;
      const own = leavesOf(answer).filter(({ text }) => text !== person.email);
      found.push(...own.filter(isHidden).map(({ path }) => `${name} ${path}`));
    }
    // Most calls are answered, because a test of refusals would prove nothing. Jobs are refused to people who did not
    // start them.
    expect(answered).toBeGreaterThan(callsOf(role).length * 0.6);
    return found;
  }

  const isContact = ({ text }: Leaf) => text.includes(stage.shopper.email) || text.includes(PHONE);

  // A lead has all rights of the other warehouse role, and a right never hides anything.
  test('WAREHOUSE_LEAD: no price and no contact', async () => {
    const found = await breaches('WAREHOUSE_LEAD', (leaf) => isAmount(leaf) || isContact(leaf));
    expect(found).toEqual([]);
  });

  test('BUYER: no contact, and nothing of what the shopper paid or got back', async () => {
    const isMoney = ({ path }: Leaf) => /(^|\.)(payments|refunds|balance)\./.test(path);
    const found = await breaches('BUYER', (leaf) => isContact(leaf) || isMoney(leaf));
    expect(found).toEqual([]);
  });

  test('MARKETING: no contact', async () => {
    expect(await breaches('MARKETING', isContact)).toEqual([]);
  });

  test.each(['FINANCE', 'AUDITOR'] as const)('%s: contacts are masked', async (role) => {
    const isTold = (leaf: Leaf) => isContact(leaf) && !BENEFICIARY.test(leaf.path);
    const found = await breaches(role, isTold);
    // To reveal contacts is a call of its own, which the audit records. The audit says what was typed.
    expect(found.filter((one) => !/^(revealShopper|listAudit) /.test(one))).toEqual([]);
  });

  test('a person with the right sees it', async () => {
    const service = await newPerson('SERVICE');
    const { id } = await paidOrder(stage.shopper);
    const order = await service.call('getOpsOrder', { params: { id } });
    expect(order.shopper).toMatchObject({ email: stage.shopper.email, phone: PHONE });
    expect(order.payments).toHaveLength(1);
    const buyer = await newPerson('BUYER');
    const bought = await buyer.call('getOpsOrder', { params: { id } });
    expect(bought.total).toBe(order.total);
    expect(Object.keys(bought.shopper)).toEqual(['id', 'name', 'blocked']);
    const shipment = await weighedTransit(stage.shopper);
    const seen = await service.call('getOpsTransit', { params: { id: shipment.id } });
    expect(seen.total).toBe(shipment.total);
    const parcel = await comingParcel(stage.shopper);
    expect(
      (await buyer.call('getOpsParcel', { params: { id: parcel.id } })).items[0]?.price,
    ).toBeDefined();
  });

  test.each(['BUYER', 'WAREHOUSE'] as const)(
    '%s finds no shopper by e-mail, phone or name, and no money by its number',
    async (role) => {
      const person = await newPerson(role);
      const { email } = await newShopper();
      const { paymentNo } = await paidOrder(stage.shopper);
      for (const q of [email, stage.shopper.email, PHONE, PHONE.slice(-6), 'Mei Lin', paymentNo]) {
        if (!q) continue;
        expect(await person.call('searchDesk', { query: { q } })).toEqual({ hits: [] });
      }
      const { hits } = await person.call('searchDesk', {
        query: { q: (await comingParcel(stage.shopper)).parcelNo },
      });
      expect(hits).toEqual([expect.objectContaining({ kind: 'PARCEL', shopperName: '' })]);
    },
  );
});
