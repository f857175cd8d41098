import { beforeAll, describe, expect, test } from 'vitest';
import {
  cookieHeader,
  cookiesOf,
  droppedCookies,
  postForm,
  sessionCookie,
} from '../support/cookies.ts';
import { announcementOf } from '../support/fulfilment.ts';
import { textsOf } from '../support/texts.ts';
import {
  call,
  newEmail,
  newShopper,
  PASSWORD,
  requestCode,
  type Shopper,
  visit,
} from '../support/world.ts';

const HOST = 'kz.localhost';
const ENGLISH = cookieHeader({ sampan_locale: 'en' });
const text = textsOf('en');

/** Submits a plain form and opens the page that it leads back to, as a browser without scripts does. */
async function pageAfter(
  path: string,
  fields: Record<string, string>,
  { session = '', host = HOST } = {},
) {
  const cookie = [ENGLISH, session].filter(Boolean).join('; ');
  const answer = await postForm(path, fields, { host, headers: { cookie } });
  expect(answer.status).toBe(303);
  const sealed = cookiesOf(answer).get('sampan_flash')?.value ?? '';
  const headers = { cookie: `${cookie}; ${cookieHeader({ sampan_flash: sealed })}` };
  return (await visit(String(answer.headers.location), { host, headers })).text;
}

test('wrong credentials are reported in the title and in an alert, with the focus on the password', async () => {
  const page = await pageAfter('/api/front/user/login', {
    email: newEmail(),
    password: 'not the right one',
    _back: '/auth/login',
  });
  expect(page).toContain(`<title>${text['form.errorTitle']?.replace('{title}', '')}`);
  expect(page).toMatch(/role="alert"/);
  expect(page).toMatch(/<input(?=[^>]*\bautofocus\b)[^>]*name="password"/i);
});

/** The value that a form's page shows again in a field. */
const typed = (page: string, name: string): string | undefined => {
  const [input = ''] = page.match(new RegExp(`<input[^>]*\\bname="${name}"[^>]*>`)) ?? [];
  return /\bvalue="([^"]*)"/.exec(input)?.[1];
};

describe('signing up by a plain form', () => {
  const signUp = (fields: Record<string, string>) =>
    pageAfter('/api/front/user/signup', {
      name: 'Aru Bek',
      loginPassword: PASSWORD,
      _back: `/auth/signup?email=${encodeURIComponent(fields.email ?? '')}`,
      ...fields,
    });

  test('says at once that the code is wrong and the password too short or weak', async () => {
    // Another shop: here the other tests use up the codes of an hour.
    const host = 'localhost';
    const email = newEmail();
    const right = await requestCode(email, host);
    const verificationCode = right === '111222' ? '222111' : '111222';
    const signUpWith = (loginPassword: string) =>
      pageAfter(
        '/api/front/user/signup',
        {
          name: 'Aru Bek',
          email,
          verificationCode,
          loginPassword,
          _back: `/auth/signup?email=${email}`,
        },
        { host },
      );
    const short = await signUpWith('kurz');
    expect(short).toContain(text['error.WRONG_EMAIL_CODE']);
    expect(short).toContain(text['field.too_short']);
    const weak = await signUpWith('password1');
    expect(weak).toContain(text['error.WRONG_EMAIL_CODE']);
    expect(weak).toContain(text['error.WEAK_PASSWORD']);
    expect(typed(weak, 'verificationCode')).toBe(verificationCode);
    // The first invalid field has the focus, and the title says that something is wrong.
    expect(weak).toMatch(/<input(?=[^>]*\bautofocus\b)[^>]*name="verificationCode"/i);
    expect(weak).toContain(`<title>${text['form.errorTitle']?.replace('{title}', '')}`);
  });

  test('says that the e-mail is taken, and empties only the password', async () => {
    const { email } = await newShopper(HOST);
    const verificationCode = await requestCode(email, HOST);
    const page = await signUp({ email, verificationCode });
    expect(page).toContain(text['error.EMAIL_TAKEN']);
    expect(typed(page, 'name')).toBe('Aru Bek');
    expect(typed(page, 'verificationCode')).toBe(verificationCode);
    expect(page).not.toContain(PASSWORD);
    expect(page).toContain(text['form.passwordAgain']);
  });

  test('says that the promotion code is unknown, and a right mailed code stays usable', async () => {
    const email = newEmail();
    const verificationCode = await requestCode(email, HOST);
    const page = await signUp({ email, verificationCode, promotionCode: 'NOSUCH1' });
    expect(page).toContain(text['error.WRONG_PROMOTION_CODE']);
    expect(page).not.toContain(text['field.invalid']);
    expect(typed(page, 'promotionCode')).toBe('NOSUCH1');
    const code = typed(page, 'verificationCode') ?? '';
    const again = await postForm(
      '/api/front/user/signup',
      { email, name: 'Aru Bek', loginPassword: PASSWORD, verificationCode: code, _next: '/cart' },
      { host: HOST },
    );
    expect(again.headers.location).toBe('/cart');
  });
});

describe('announcing a parcel by a plain form', () => {
  test('shows the errors at their fields and lines, and everything that was typed', async () => {
    const shopper = await newShopper(HOST);
    const session = await sessionCookie(shopper.token);
    const { tenantWarehouseId } = await announcementOf(shopper);
    const page = await pageAfter(
      '/api/front/purchase-parcels',
      {
        tenantWarehouseId,
        domesticCarrier: 'ZTO <b>',
        domesticTrackingNo: 'no-1',
        ...{ 'items.0.title': 'Tea set', 'items.0.quantity': '2', 'items.0.price': '88,50' },
        ...{ 'items.1.title': '', 'items.1.quantity': '', 'items.1.price': '' },
        ...{ 'items.2.title': 'Cloth', 'items.2.quantity': 'many', 'items.2.price': '5' },
        note: 'Fragile & old',
        _back: '/my/warehouses#announce',
      },
      { session },
    );
    expect(typed(page, 'domesticCarrier')).toBe('ZTO &lt;b&gt;');
    expect(typed(page, 'domesticTrackingNo')).toBe('no-1');
    expect(typed(page, 'items.0.price')).toBe('88,50');
    expect(typed(page, 'items.1.title')).toBe('Cloth');
    expect(typed(page, 'items.1.quantity')).toBe('many');
    expect(page).toContain('Fragile &amp; old');
    const errorOf = (id: string) =>
      new RegExp(`id="${id}-error".*?<span>([^<]+)</span></div>`).exec(page)?.[1];
    expect(errorOf('announce-domesticTrackingNo')).toBe(text['field.invalid']);
    expect(errorOf('announce-1-quantity')).toBe(text['field.number']);
    expect(errorOf('announce-0-title')).toBeUndefined();
  });
});

describe('changing the e-mail by a plain form', () => {
  let shopper: Shopper;
  beforeAll(async () => {
    shopper = await newShopper(HOST);
  });

  test('says that the new e-mail is taken, and keeps the code', async () => {
    const { email } = await newShopper(HOST);
    const verificationCode = await requestCode(email, HOST);
    const page = await pageAfter(
      '/api/front/user/email',
      {
        _method: 'PUT',
        email,
        verificationCode,
        loginPassword: PASSWORD,
        _back: `/my/account?email=${encodeURIComponent(email)}#email`,
      },
      { session: await sessionCookie(shopper.token) },
    );
    expect(page).toContain(text['error.EMAIL_TAKEN']);
    expect(typed(page, 'verificationCode')).toBe(verificationCode);
  });
});

describe('what a visitor typed in a form that needs an account', () => {
  test('is on its page again after signing in, without a script, and only once', async () => {
    const here = '/my/message?tab=feedback';
    const fields = { kind: 'QUESTION', text: 'the blue one', _back: here };
    const form = await postForm('/api/user-feedback', fields, { host: HOST });
    const login = `/auth/login?redirectUrl=${encodeURIComponent(here)}`;
    expect(form.headers.location).toBe(login);
    const kept = cookieHeader({
      sampan_locale: 'en',
      sampan_typed: cookiesOf(form).get('sampan_typed')?.value ?? '',
    });
    const shopper = await newShopper(HOST);
    const cookie = `${kept}; ${await sessionCookie(shopper.token)}`;

    const other = await visit('/about', { host: HOST, headers: { cookie } });
    expect(cookiesOf(other).has('sampan_typed')).toBe(false);
    const page = await visit(here, { host: HOST, headers: { cookie } });
    expect(page.text).toContain('the blue one');
    expect(droppedCookies(page)).toContain('sampan_typed');
    const again = await visit(here, {
      host: HOST,
      headers: { cookie: `${ENGLISH}; ${await sessionCookie(shopper.token)}` },
    });
    expect(again.text).not.toContain('the blue one');
  });

  test('is shown to the same shopper only, if the shopper’s session had ended', async () => {
    const [owner, other] = [await newShopper(HOST), await newShopper(HOST)];
    const session = await sessionCookie(owner.token);
    await owner.call('logout');
    const form = await postForm(
      '/api/user-feedback',
      { kind: 'QUESTION', text: 'where is my red parcel', _back: '/my/message?tab=feedback' },
      { host: HOST, headers: { cookie: session } },
    );
    const kept = cookieHeader({ sampan_typed: cookiesOf(form).get('sampan_typed')?.value ?? '' });
    const pageOf = async (token: string) => {
      const cookie = `${ENGLISH}; ${kept}; ${await sessionCookie(token)}`;
      return (await visit('/my/message?tab=feedback', { host: HOST, headers: { cookie } })).text;
    };
    expect(await pageOf(other.token)).not.toContain('my red parcel');
    const { accessToken } = await call(
      'login',
      { body: { email: owner.email, password: PASSWORD } },
      { host: HOST },
    );
    expect(await pageOf(accessToken)).toContain('my red parcel');
  });
});

test('a session that has ended is cleared by one cookie each', async () => {
  const shopper = await newShopper(HOST);
  const cookie = await sessionCookie(shopper.token, 'no-such-token');
  const answer = await visit('/api/front/user/profile', { host: HOST, headers: { cookie } });
  expect(answer.status).toBe(401);
  const names = [answer.headers['set-cookie'] ?? []].flat().map((line) => line.split('=', 1)[0]);
  expect(names.sort()).toEqual(['sampan_login', 'sampan_profile', 'sampan_token']);
});
