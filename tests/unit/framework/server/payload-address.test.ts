import { expect, it, vi } from 'vitest';
import {
  isPayloadRequest,
  PAYLOAD_PATH,
  pageOfPayload,
  urlInSameForm,
} from '../../../../src/framework/server/router-request.ts';

vi.mock('waku/router/server', () => import('../../support/waku-router.ts'));

const SHOP = 'https://shop.test';

it('Waku serves payloads below /RSC/', () => {
  const request = new Request(`${SHOP}${PAYLOAD_PATH}R/about.txt?query=a%3D1`);
  expect(isPayloadRequest(request)).toBe(true);
  expect(pageOfPayload(request)).toBe('/about?a=1');
});

it('the URL of another page has the form of the request, without its query fields', () => {
  const payload = new Request(`${SHOP}/RSC/R/about.txt?query=a%3D1&other=1`);
  const url = urlInSameForm(payload, '/product', 'url=x');
  expect(url?.href).toBe(`${SHOP}/RSC/R/product.txt?query=url%3Dx`);
  const document = urlInSameForm(new Request(`${SHOP}/about?other=1`), '/product', 'url=x');
  expect(document?.href).toBe(`${SHOP}/product?url=x`);
});

it.each(['/RSC/F/file/action.txt', '/RSC/S/slice.txt', '/RSC/'])(
  'Waku tells server functions, slices and other paths from pages: %s',
  (path) => {
    expect(pageOfPayload(new Request(SHOP + path))).toBeUndefined();
  },
);
