import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DEMO_EMAIL, DEMO_PASSWORD, DEMO_PAY_PASSWORD } from '../../../demo/demo-shopper.ts';
import { DEMO_STAFF_PASSWORD, demoStaffEmail } from '../../../demo/demo-staff.ts';
import { TENANTS } from '../../../demo/tenants/all.ts';
import type { Proposal } from '../../../src/contract/ops/people/approvals.ts';
import type { TenantFile } from '../../../src/contract/ops/shop/tenant-file.ts';
import { verifyLedger } from '../../../src/server/commerce/ledger/ledger-check.ts';
import { openDatabase } from '../../../src/server/platform/node.ts';
import { apiOf } from '../../../tools/servers/client.ts';
import { ask } from '../../../tools/servers/http.ts';
import { OPERATOR_TOKEN, startServer } from '../../support/server.ts';
import { ownBody } from '../support/own-samples.ts';
import {
  checkedBalanceFen,
  fen,
  good,
  newPayment,
  type openPayment,
  pay,
} from '../support/shopping.ts';
import { type Shopper, target, topUp } from '../support/world.ts';

const HOSTS = ['localhost', 'la.localhost', 'kz.localhost', 'kr.localhost'];
const CALLS_EACH = 15;
type Unpaid = Awaited<ReturnType<typeof openPayment>>;

/**
 * Two processes of one `npm start`. They take connections in turn, and each request here uses a new
 * one.
 */
describe.runIf(target === 'node')('several processes behind one port', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'sampan-processes-'));
  let server: Awaited<ReturnType<typeof startServer>>;
  beforeAll(async () => {
    server = await startServer('node', {
      WORKERS: '2',
      DATA_DIR: folder,
      FULFILMENT: 'simulated',
      FULFILMENT_SPEED: '1000',
    });
  });
  afterAll(async () => {
    await server?.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  /** The demonstration's shopper at a host. */
  async function signedIn(host: string): Promise<Shopper> {
    const call = apiOf(server.port);
    const body = { email: DEMO_EMAIL, password: DEMO_PASSWORD };
    const { accessToken } = await call('login', { body }, { host });
    return {
      host,
      email: DEMO_EMAIL,
      token: accessToken,
      call: (name, input = {}, more = {}) =>
        call(name, input, { host, token: accessToken, ...more }),
    };
  }

  const processes = (): number[] =>
    execFileSync('pgrep', ['-P', String(server.pid), '-f', 'serve.ts'], { encoding: 'utf8' })
      .trim()
      .split('\n')
      .map(Number);

  const askBoth = (path: string) =>
    Promise.all(Array.from({ length: 6 }, () => ask(server.port, 'localhost', path)));

  test('are as many as are configured', () => {
    expect(processes()).toHaveLength(2);
  });

  test('write concurrently without failing calls or lost money', async () => {
    const shoppers = await Promise.all(HOSTS.map(signedIn));
    const before = await Promise.all(shoppers.map(checkedBalanceFen));
    const payments = await Promise.all(
      shoppers.map((shopper) =>
        // Sequentially, because they share a cart.
        [1, 2, 3].reduce<Promise<Unpaid[]>>(
          async (placed) => [...(await placed), (await newPayment(shopper)).payment],
          Promise.resolve([]),
        ),
      ),
    );
    await Promise.all(
      shoppers.flatMap((shopper, i) => [
        ...Array.from({ length: CALLS_EACH }, () => topUp(shopper, '10')),
        ...Array.from({ length: CALLS_EACH }, () => addToCart(shopper)),
        ...(payments[i] ?? []).flatMap(({ id }) => [
          pay(shopper, id, DEMO_PAY_PASSWORD),
          pay(shopper, id, DEMO_PAY_PASSWORD),
        ]),
      ]),
    );
    for (const [i, shopper] of shoppers.entries()) {
      const paid = (payments[i] ?? []).reduce((sum, { amount }) => sum + fen(amount), 0n);
      const credited = BigInt(CALLS_EACH) * 1000n;
      expect(await checkedBalanceFen(shopper)).toBe((before[i] ?? 0n) + credited - paid);
    }
    const db = await openDatabase(`file:${path.join(folder, 'sampan.db')}`);
    for (const { id } of TENANTS) expect(await verifyLedger(db, id), id).toEqual([]);
    expect(server.log()).not.toContain('database is locked');
  });

  async function addToCart(shopper: Shopper): Promise<void> {
    const { product, sku } = await good(shopper.host);
    const body = { productUrl: product.link, productSkuId: sku.skuId, quantity: 1 };
    await shopper.call('addToCart', { body });
  }

  test('show a change made by one on the next request to any of them', async () => {
    await askBoth('/');
    const headers = {
      authorization: `Bearer ${OPERATOR_TOKEN}`,
      'content-type': 'application/json',
    };
    const address = '/api/ops/tenants/sampan';
    for (const name of ['Two Boats', 'One Boat']) {
      const { json } = await ask(server.port, 'localhost', address, { headers });
      const file = json as TenantFile;
      const body = JSON.stringify({
        ...file,
        record: { ...file.record, name: { ...file.record.name, en: name } },
      });
      const changed = await ask(server.port, 'localhost', address, {
        method: 'PUT',
        headers,
        body,
      });
      expect(changed.status, changed.text).toBe(200);
      const shown = (await askBoth('/')).map(({ text }) => text.includes(name));
      expect(shown, name).toEqual(shown.map(() => true));
    }
  });

  /** Makes a call of the staff, to whichever process accepts the connection. */
  const operate: ReturnType<typeof apiOf> = (name, input, more = {}) =>
    apiOf(server.port)(name, input, {
      ...{ host: 'localhost', token: OPERATOR_TOKEN, idempotencyKey: crypto.randomUUID() },
      ...more,
    });

  /** Approves a proposal as another person than its proposer. */
  async function approve({ id, payloadHash }: Proposal): Promise<void> {
    const body = { email: demoStaffEmail('FINANCE_LEAD'), password: DEMO_STAFF_PASSWORD };
    const { accessToken: token } = await operate('signInStaff', { body });
    await operate('approveProposal', { params: { id }, body: { payloadHash } }, { token });
  }

  /**
   * Changes of a shop by the staff: the call, the page where shoppers look, and a text that is there only
   * afterwards.
   */
  const CHANGES: [string, () => Promise<unknown>, path: string, shown: string][] = [
    [
      'a banner',
      async () => {
        const banner = {
          ...{ id: 'late', image: '/brand/shop.svg', link: '/search?q=coat' },
          ...{ title: { en: 'Coats for late winter' }, text: { en: 'Now' } },
        };
        await operate('draftShopBanners', { body: { banners: [banner] } });
        await operate('publishShopPart', { params: { id: 'banners' } });
      },
      '/',
      'Coats for late winter',
    ],
    [
      'an article',
      async () => {
        const params = { id: 'ABOUT_US' } as const;
        const body = { locale: 'en', title: 'About', html: '<p>We row by night.</p>' } as const;
        await operate('draftShopArticle', { params, body });
        await operate('publishShopPart', { params });
      },
      '/about',
      'We row by night.',
    ],
    [
      'a shipping tariff',
      async () => {
        const { id, table } = await operate('makeTariffDraft', { body: {} });
        const params = { id };
        const row = table.findIndex(({ code }) => code === 'TRUCK');
        await operate('changeTariffDraft', { params, body: { rows: [{ row, first: '987.00' }] } });
        await operate('publishTariff', { params, body: {} });
      },
      '/api/front/transit-options?country=kz&weightG=1000',
      '"987.00"',
    ],
    [
      'a product of its own',
      async () => {
        const { id } = await operate('makeOwnProduct', { body: ownBody('BYNIGHT') });
        await operate('publishOwnProduct', { params: { id } });
      },
      '/product-search?keyword=BYNIGHT',
      'Tin kettle BYNIGHT',
    ],
    [
      'a rate',
      async () => {
        const body = { rate: '0.3217', reason: 'The service does not answer' };
        await approve(await operate('proposeRate', { params: { currency: 'AUD' }, body }));
      },
      '/',
      '0.3217',
    ],
    [
      'a fee',
      async () => {
        const params = { id: 'fees' } as const;
        const { published } = await operate('getShopPart', { params });
        const serviceFee = { basisPoints: 1234, minimum: '0.00' };
        await operate('draftShopFees', { body: { ...published, serviceFee } as never });
        const body = { reason: 'The new season' };
        await approve(await operate('proposeShopCharges', { params, body }));
      },
      '/',
      '12.34',
    ],
    [
      'a rule about goods',
      async () => {
        const rule = { id: 'globes', effect: 'REFUSED', title: { en: 'No snow globes' } } as const;
        await operate('draftShopGoods', { body: { goodsRules: [{ ...rule, words: ['globe'] }] } });
        await operate('publishShopPart', { params: { id: 'goods' } });
      },
      '/prohibited-items',
      'No snow globes',
    ],
  ];
  test.each(CHANGES)('show %s on the next request to any of them', async (_, change, at, shown) => {
    const seen = async () => (await askBoth(at)).map(({ text }) => text.includes(shown));
    expect(await seen()).toEqual(Array.from({ length: 6 }, () => false));
    await change();
    expect(await seen()).toEqual(Array.from({ length: 6 }, () => true));
  });

  test('no longer begin payments through a channel that one has closed', async () => {
    const shopper = await signedIn('localhost');
    const listed = () =>
      Promise.all(Array.from({ length: 6 }, () => shopper.call('listDepositChannels')));
    const ids = (await listed()).map((channels) => channels.map(({ id }) => id));
    const [[id = ''] = []] = ids;
    expect(ids.every((one) => one.includes(id))).toBe(true);
    await operate('switchChannelOff', { params: { id }, body: { reason: 'The bank asks' } });
    const left = (await listed()).map((channels) => channels.some((one) => one.id === id));
    expect(left).toEqual(left.map(() => false));
  });

  test('are replaced when they end, and the timers go on in another', async () => {
    const [first = 0, second = 0] = processes().toSorted((a, b) => a - b);
    process.kill(first, 'SIGKILL');
    // Until its end is noticed, connections are still passed to it.
    const replaced = () => {
      const now = processes();
      return now.length === 2 && now.includes(second) && !now.includes(first);
    };
    await expect.poll(replaced, { timeout: 60_000 }).toBe(true);
    for (const { status } of await askBoth('/readyz')) expect(status).toBe(200);
    const shopper = await signedIn('localhost');
    const { order, payment } = await newPayment(shopper);
    await pay(shopper, payment.id, DEMO_PAY_PASSWORD);
    const statusNow = async () => {
      const { status } = await shopper.call('getPurchaseOrder', { params: { id: order.id } });
      return status;
    };
    await expect.poll(statusNow, { timeout: 60_000 }).not.toBe('PAID');
  });
});
