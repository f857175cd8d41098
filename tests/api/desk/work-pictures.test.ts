import { beforeAll, describe, expect, test } from 'vitest';
import { refusal } from '../../support/refusal.ts';
import { cookieHeader, FROM_OWN_PAGE } from '../support/cookies.ts';
import { storedParcel } from '../support/fulfilment.ts';
import { serviceOfParcel } from '../support/services.ts';
import { uploadedPicture } from '../support/shop-samples.ts';
import { newPerson, type Person, TENANT_ID } from '../support/staff.ts';
import { png, post, postForm } from '../support/uploads.ts';
import { DEFAULT_HOST, newPayer, newShopper, type Shopper, visit } from '../support/world.ts';

const DESK = 'desk.localhost';
const picture = () => new Blob([png()], { type: 'image/png' });

/** A form with files, as the browser of somebody at the desk sends it without scripts. */
async function sendForm({ token }: Person, path: string, fields: Record<string, string | Blob[]>) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    if (typeof value === 'string') form.set(name, value);
    else for (const file of value) form.append(name, file, 'photo.png');
  }
  const request = new Request('http://form', { method: 'POST', body: form });
  return visit(`/api${path}?tenant=${TENANT_ID}`, {
    host: DESK,
    method: 'POST',
    headers: {
      ...FROM_OWN_PAGE,
      accept: 'text/html',
      cookie: cookieHeader({ sampan_desk: token }),
      'content-type': request.headers.get('content-type') ?? '',
    },
    body: Buffer.from(await request.arrayBuffer()),
  });
}

const readBy = ({ token }: Shopper, path: string) =>
  visit(path, { host: DEFAULT_HOST, headers: { authorization: `Bearer ${token}` } });

describe('photos of a service for a parcel', () => {
  let mia: Shopper;
  let warehouse: Person;
  beforeAll(async () => {
    mia = await newPayer('9000');
    warehouse = await newPerson('WAREHOUSE');
  });
  const requestsOf = async (parcelNo: string) =>
    (await mia.call('getParcel', { params: { id: parcelNo } })).serviceRequests;
  /** A service that waits, and the number of its parcel. */
  async function waiting() {
    const parcel = await storedParcel(mia);
    const { id } = await mia.call('askParcelService', serviceOfParcel(parcel).input);
    return { id, parcelNo: parcel.parcelNo };
  }

  test('are added by a plain form on the page where the service is done, and the shopper sees them at the parcel', async () => {
    const { id, parcelNo } = await waiting();
    const page = `/desk/${TENANT_ID}/warehouse/parcels/${parcelNo}`;
    const sent = await sendForm(warehouse, `/ops/services/${id}/done`, {
      ...{ _next: page, _back: page, _version: '0', _upload: 'files:QC_PHOTO' },
      ...{ result: 'No marks', files: [picture(), picture()] },
    });
    expect([sent.status, sent.headers.location]).toEqual([303, page]);
    const [request] = (await requestsOf(parcelNo)) ?? [];
    expect(request).toMatchObject({ state: 'DONE', result: 'No marks' });
    expect(request?.photos).toHaveLength(2);
    for (const path of request?.photos ?? []) {
      expect(path).toMatch(/^\/uploads\/qc-photo\/[\w-]+\.png$/);
      expect((await readBy(mia, path)).headers['content-type']).toBe('image/png');
      expect((await visit(path, { host: DEFAULT_HOST })).status).toBe(401);
    }
  });

  test('are photos that the staff of this shop uploaded, and no other file', async () => {
    const { id, parcelNo } = await waiting();
    const finish = (files: string[]) =>
      warehouse.call('finishService', { params: { id }, body: { result: '', files } });
    const admin = await newPerson('TENANT_ADMIN', { tenantId: '*' });
    const upload = async (host: string) => {
      const token = await admin.call('getOpsUploadToken', { query: { ext: 'png' } }, { host });
      await post(host, token.bucketHost, postForm(token, png()));
      return token.key;
    };
    const wrong = [
      await upload('pk.localhost'),
      await uploadedPicture({ host: DEFAULT_HOST }),
      'qc-photo/none.png',
    ];
    for (const key of wrong) expect(await refusal(finish([key]))).toBe('NOT_FOUND');
    expect(await requestsOf(parcelNo)).toMatchObject([{ state: 'WAITING' }]);
    expect((await finish([await upload(DEFAULT_HOST)])).photos).toHaveLength(1);
  });
});

describe('the picture of a channel’s code', () => {
  let finance: Person;
  let lead: Person;
  let mia: Shopper;
  beforeAll(async () => {
    [finance, lead] = [await newPerson('FINANCE'), await newPerson('FINANCE_LEAD')];
    mia = await newShopper();
  });
  const newName = () => `Code ${crypto.randomUUID().slice(0, 8)}`;
  const terms = (name: string) => ({
    ...{ provider: 'manual', name, currency: 'AUD', minimum: '10', maximum: '500' },
    reason: 'Our wallet',
  });
  const offered = async (name: string) =>
    (await mia.call('listDepositChannels')).find((channel) => channel.name === name);
  const approve = async (id: string, payloadHash: string) =>
    lead.call('approveProposal', { params: { id }, body: { payloadHash } });
  async function proposed(name: string, more: object = {}) {
    const token = await finance.call('getChannelUploadToken', { query: { ext: 'png' } });
    await post(DEFAULT_HOST, token.bucketHost, postForm(token, png()));
    const body = { ...terms(name), feeBasisPoints: 0, file: token.key, ...more };
    return finance.call('proposeChannel', { body });
  }

  test('is uploaded by finance in a plain form, approved by another person, and shown to shoppers who pay', async () => {
    const name = newName();
    const list = `/desk/${TENANT_ID}/money/channels`;
    const sent = await sendForm(finance, '/ops/channels', {
      ...{ _next: `/desk/${TENANT_ID}/money/approvals/{id}`, _back: list },
      ...{ _key: crypto.randomUUID(), _upload: 'file:SHOP_PICTURE', file: [picture()] },
      ...{ ...terms(name), feeBasisPoints: '0', channelId: '' },
    });
    expect(sent.status).toBe(303);
    const id = /approvals\/(\w+)$/.exec(String(sent.headers.location))?.[1] ?? '';
    const proposal = await finance.call('getProposal', { params: { id } });
    const line = proposal.summary.find((one) => one.name === 'channel.picture');
    expect(line).toMatchObject({
      before: '',
      after: expect.stringMatching(/^\/uploads\/shop-pic/),
    });
    expect(await offered(name)).toBeUndefined();
    expect((await approve(id, proposal.payloadHash)).state).toBe('EXECUTED');
    const channel = await offered(name);
    expect(channel).toMatchObject({ picture: line?.after, instructions: [] });
    const path = channel?.picture ?? '';
    const seen = await visit(path, { host: DEFAULT_HOST });
    expect(seen.headers['content-type']).toMatch(/^image\/(webp|png)$/);
  });

  test('stays while a channel shows it, can be changed, and taken away', async () => {
    const name = newName();
    const first = await proposed(name);
    await approve(first.id, first.payloadHash);
    const marketing = await newPerson('MARKETING');
    const path = (await offered(name))?.picture;
    const found = (await marketing.call('listShopPictures')).find((one) => one.path === path);
    expect(found).toMatchObject({ ofChannel: true, name });
    const remove = () => marketing.call('removeShopPicture', { params: { id: found?.id ?? '' } });
    expect(await refusal(remove())).toBe('ILLEGAL_TRANSITION');
    const second = await proposed(name, { channelId: first.subjectId });
    await approve(second.id, second.payloadHash);
    expect((await offered(name))?.picture).not.toBe(path);
    await remove();
    const line = { label: 'Account', value: '12-3456' };
    const body = { ...terms(name), channelId: first.subjectId, feeBasisPoints: 0 };
    const none = await finance.call('proposeChannel', { body: { ...body, instructions: [line] } });
    await approve(none.id, none.payloadHash);
    expect(await offered(name)).toMatchObject({ instructions: [line] });
    expect((await offered(name))?.picture).toBeUndefined();
  });

  test('that was removed before the approval is not shown: the approval is refused', async () => {
    const name = newName();
    const { id, payloadHash, summary } = await proposed(name);
    const path = summary.find((one) => one.name === 'channel.picture')?.after;
    const marketing = await newPerson('MARKETING');
    const found = (await marketing.call('listShopPictures')).find((one) => one.path === path);
    await marketing.call('removeShopPicture', { params: { id: found?.id ?? '' } });
    const decided = await approve(id, payloadHash).catch((error: { code: string }) => error);
    expect(decided).not.toMatchObject({ state: 'EXECUTED' });
    expect(await offered(name)).toBeUndefined();
  });

  test('is one of the shop’s pictures, and can’t be uploaded without the right to propose channels', async () => {
    const wrong = (picture_: string) =>
      refusal(
        finance.call('proposeChannel', {
          body: { ...terms(newName()), feeBasisPoints: 0, picture: picture_ },
        }),
      );
    expect(await wrong('/uploads/shop-picture/none-r.webp')).toBe('VALIDATION_FAILED');
    expect(await wrong('https://elsewhere.test/a.png')).toBe('VALIDATION_FAILED');
    expect(await wrong('')).toBe('VALIDATION_FAILED');
    const marketing = await newPerson('MARKETING');
    const asked = marketing.call('getChannelUploadToken', { query: { ext: 'png' } });
    expect(await refusal(asked)).toBe('FORBIDDEN');
  });
});
