import type { EndpointName } from '../../../src/contract/endpoints.ts';
import { changeCharges, charges, draftCharges, rejectWaiting } from './charges.ts';
import { operate } from './fulfilment.ts';
import { newPerson } from './staff.ts';
import { bare, type Sample, type Stage } from './stage.ts';
import { png, post, postForm } from './uploads.ts';

type At = { host: string };

/** The key of a picture that was just uploaded for everybody to see. */
export async function uploadedPicture(at: At, bytes = png()): Promise<string> {
  const token = await operate(at, 'getShopUploadToken', { query: { ext: 'png' } });
  const { status, text } = await post(at.host, token.bucketHost, postForm(token, bytes));
  if (status >= 300) throw new Error(`the bucket answered ${status}: ${text}`);
  return token.key;
}

export const newPicture = async (at: At, name = 'Winter') =>
  operate(at, 'addShopPicture', { body: { file: await uploadedPicture(at), name } });

/** The part as it is published, as the body of its form. */
const published = async (stage: Stage, id: 'basics' | 'theme' | 'languages' | 'features') =>
  (await operate(stage, 'getShopPart', { params: { id } })).published;

const draft =
  (
    id:
      | Parameters<typeof published>[1]
      | 'signIn'
      | 'timezone'
      | 'fees'
      | 'storage'
      | 'services'
      | 'places'
      | 'menu'
      | 'home'
      | 'banners'
      | 'announcements'
      | 'groups'
      | 'steps'
      | 'goods',
  ) =>
  async (stage: Stage) => ({ input: { body: (await published(stage, id as 'basics')) as never } });

/** The token of a link to a preview of the stage's shop. */
async function previewToken({ host }: Stage): Promise<string> {
  const person = await newPerson('MARKETING', { tenantId: '*' });
  const { link } = await person.call('previewShop', { body: {} }, { host });
  return new URL(link).searchParams.get('token') ?? '';
}

const drafted = async (stage: Stage) => {
  const params = { id: 'menu' as const };
  const { published: body } = await operate(stage, 'getShopPart', { params });
  await operate(stage, 'draftShopMenu', { body: body as never });
  return { params };
};

export const SHOP_SAMPLES = {
  listShopParts: bare,
  getShopPart: () => ({ input: { params: { id: 'banners' } } }),
  draftShopBasics: draft('basics'),
  draftShopTheme: draft('theme'),
  draftShopLanguages: draft('languages'),
  draftShopFeatures: draft('features'),
  draftShopSignIn: draft('signIn'),
  draftShopTimezone: draft('timezone'),
  draftShopPlaces: draft('places'),
  draftShopMenu: draft('menu'),
  draftShopFees: draft('fees'),
  draftShopStorage: draft('storage'),
  draftShopServices: draft('services'),
  draftShopHome: draft('home'),
  draftShopBanners: draft('banners'),
  draftShopAnnouncements: draft('announcements'),
  draftShopGroups: draft('groups'),
  draftShopSteps: draft('steps'),
  draftShopGoods: draft('goods'),
  tryGoodsRules: () => ({ input: { query: { shown: 'all' } } }),
  draftShopArticle: () => ({
    input: {
      params: { id: 'FAQ' },
      body: { locale: 'en', title: 'Questions', html: '<p>Ask us.</p>' },
    },
  }),
  addToShopGroup: async (stage: Stage) => {
    const part = await operate(stage, 'getShopPart', { params: { id: 'groups' } });
    const { productGroups } = (part.draft ?? part.published) as { productGroups: { id: string }[] };
    const [group] = productGroups;
    return { input: { body: { group: group?.id ?? '', productIds: ['p1'] } } };
  },
  publishShopPart: async (stage: Stage) => ({ input: await drafted(stage) }),
  discardShopDraft: async (stage: Stage) => ({ input: await drafted(stage) }),
  rollBackShopPart: async (stage: Stage) => {
    const params = { id: 'timezone' as const };
    const { published: value } = await operate(stage, 'getShopPart', { params });
    const { timezoneOffset } = value as { timezoneOffset: number };
    const body = { timezoneOffset: timezoneOffset === 5 ? 6 : 5 };
    await operate(stage, 'draftShopTimezone', { body });
    await operate(stage, 'publishShopPart', { params });
    return { input: { params, body: { number: 1 } } };
  },
  proposeShopCharges: async (stage: Stage) => {
    await rejectWaiting(stage, 'services');
    await draftCharges(stage, 'services', { packingFee: '9.00' });
    return { input: { params: { id: 'services' }, body: { reason: 'Cardboard costs more' } } };
  },
  proposeEarlierShopCharges: async (stage: Stage) => {
    const { storage } = (await charges(stage, 'storage')) as {
      storage: { reminderDays: number[] };
    };
    const reminderDays = storage.reminderDays.includes(8) ? [7, 1] : [8, 1];
    await changeCharges(stage, 'storage', { storage: { ...storage, reminderDays } });
    const { history } = await operate(stage, 'getShopPart', { params: { id: 'storage' } });
    const number = (history[0]?.number ?? 1) - 1;
    return { input: { params: { id: 'storage' }, body: { number, reason: 'As before' } } };
  },
  discardShopCharges: async (stage: Stage) => {
    await draftCharges(stage, 'fees', {});
    return { input: { params: { id: 'fees' } } };
  },
  previewShop: async () => ({
    input: { body: {} },
    staffToken: (await newPerson('MARKETING', { tenantId: '*' })).token,
  }),
  openShopPreview: async (stage: Stage) => ({
    input: { body: { token: await previewToken(stage) } },
  }),
  listShopPictures: bare,
  getShopUploadToken: () => ({ input: { query: { ext: 'jpg' } } }),
  addShopPicture: async (stage: Stage) => ({
    input: { body: { file: await uploadedPicture(stage), name: 'Winter' } },
  }),
  removeShopPicture: async (stage: Stage) => ({
    input: { params: { id: (await newPicture(stage)).id } },
  }),
  makeTenant: () => ({ input: { body: newTenantFacts() } }),
  archiveTenant: async (stage: Stage) => {
    const facts = newTenantFacts();
    await operate(stage, 'makeTenant', { body: facts });
    return {
      input: { params: { id: facts.id }, body: { archived: true, reason: 'The brand is sold' } },
    };
  },
} satisfies Partial<{ [N in EndpointName]: (stage: Stage) => Sample<N> | Promise<Sample<N>> }>;

/** The data of a new tenant for the wizard, with an id and a host of its own. */
export function newTenantFacts() {
  const id = `t${crypto.randomUUID().replaceAll('-', '').slice(0, 12)}`;
  return {
    id,
    name: 'Steppe Post',
    host: `${id}.localhost`,
    language: 'ru' as const,
    country: 'kz',
    currency: 'KZT',
    serviceEmail: 'help@steppe.test',
    servicePhone: '+7 727 000 00 00',
    timeZone: 'Asia/Almaty',
    themeColor: '#0d9488',
    like: 'sampan',
  };
}
