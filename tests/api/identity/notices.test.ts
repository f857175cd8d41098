import { describe, expect, inject, test } from 'vitest';
import { newBrowser } from '../../support/gateways/push.ts';
import type { BoxedMessage } from '../../support/gateways/push-box.ts';
import { refusal } from '../../support/refusal.ts';
import { OPERATOR_TOKEN } from '../../support/server.ts';
import { call, newPayer, newShopper, topUp } from '../support/world.ts';

const HOST = 'localhost';
const BROWSER = {
  endpoint: 'https://fcm.googleapis.com/fcm/send/of-the-notices',
  p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  auth: 'BTBZMqHH6r4Tts7J_aSIgg',
};

describe('notifications', () => {
  test('are all on at first, and each kind can be switched by channel', async () => {
    const shopper = await newShopper(HOST);
    const before = await shopper.call('getNoticeSettings');
    expect(before).toMatchObject({ browsers: 0, here: false, mail: before.push });
    expect(before.publicKey).toMatch(/^[\w-]{87}$/);
    await shopper.call('setNoticeSettings', { body: { mail: ['MONEY'], push: [] } });
    expect(await shopper.call('getNoticeSettings')).toEqual({
      ...before,
      mail: ['MONEY'],
      push: [],
    });
    const wrong = { body: { mail: ['SECURITY' as never], push: [] } };
    expect(await refusal(shopper.call('setNoticeSettings', wrong))).toBe('VALIDATION_FAILED');
  });

  test('come only to a browser with an allowed push service, and to the shopper who subscribed last', async () => {
    const [one, two] = [await newShopper(HOST), await newShopper(HOST)];
    const { publicKey } = await one.call('getNoticeSettings');
    await one.call('subscribeToPush', { body: BROWSER });
    expect(await one.call('getNoticeSettings')).toMatchObject({
      browsers: 1,
      here: true,
      publicKey,
    });
    await two.call('subscribeToPush', { body: BROWSER });
    expect(await one.call('getNoticeSettings')).toMatchObject({ browsers: 0, here: false });
    const { endpoint } = BROWSER;
    await one.call('unsubscribeFromPush', { body: { endpoint } });
    expect(await two.call('getNoticeSettings')).toMatchObject({ browsers: 1 });
    const elsewhere = { body: { ...BROWSER, endpoint: 'https://127.0.0.1:8443/x' } };
    expect(await refusal(one.call('subscribeToPush', elsewhere))).toBe('VALIDATION_FAILED');
  });

  test('are encrypted for the browser, and signed by the deployment', async () => {
    const browser = newBrowser();
    const endpoint = `${inject('pushBox')}/${crypto.randomUUID()}`;
    const shopper = await newPayer('10', HOST);
    const { p256dh, auth } = browser;
    await shopper.call('subscribeToPush', { body: { endpoint, p256dh, auth } });
    await topUp(shopper, '25.50');
    await call('runTimers', {}, { host: HOST, token: OPERATOR_TOKEN });
    const box = (await (await fetch(endpoint)).json()) as BoxedMessage[];
    const messages = box.map(({ body }) => browser.open(Buffer.from(body, 'base64')));
    expect(messages.map((text) => JSON.parse(text))).toEqual([
      expect.objectContaining({
        body: expect.any(String),
        title: expect.stringContaining('25.50'),
      }),
    ]);
    const { publicKey } = await shopper.call('getNoticeSettings');
    expect(box[0]?.authorization).toMatch(new RegExp(`^vapid t=[\\w.-]+, k=${publicKey}$`));
  });

  test('are listed by order', async () => {
    const shopper = await newShopper(HOST);
    expect(await shopper.call('listNoticeDigests', { query: {} })).toMatchObject({
      records: [],
      total: 0,
      unread: 0,
    });
  });
});
