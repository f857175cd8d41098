import type { contentEndpoints } from '../calls/content.ts';
import { card, picture } from './catalogue.ts';
import { done, type Examples, pageWith } from './example.ts';

const article = {
  type: 'HOW_TO_USE' as const,
  title: 'How it works',
  html: '<p>Paste a link, pay, forward.</p>',
  updatedAt: '2026-11-01T00:00:00.000Z',
};
const group = { id: 'sampan-walk', name: 'For the road', products: [card] };
const notification = {
  id: '01KAFRBS7V9X1Z3B5D7F9H1K3N',
  type: 'PARCEL_STOCKED_IN' as const,
  title: 'Your parcel is in our warehouse',
  text: 'Parcel K2611213V7X9B2 was checked and stored.',
  link: '/my/in-stock-items/K2611213V7X9B2',
  read: false,
  createdAt: '2026-11-22T07:05:00.000Z',
};

export const contentExamples: Examples<typeof contentEndpoints> = {
  listPreferredProducts: { input: { query: { size: 6 } }, answer: [card] },
  listPreferredGroups: { input: { query: { size: 6 } }, answer: [group] },
  listRecommendGroups: { input: { query: { size: 6 } }, answer: [group] },
  listImages: { answer: [{ id: 'sampan-logo', image: '/brand/sampan.svg', alt: 'Sampan' }] },
  listBanners: {
    answer: [
      {
        id: 'sampan-welcome',
        image: picture,
        title: 'Welcome',
        text: 'Shop in China from anywhere',
        link: '/how-to-use',
      },
    ],
  },
  getArticle: { input: { params: { type: 'HOW_TO_USE' } }, answer: article },
  listEnabledArticleTypes: { answer: ['ABOUT_US', 'HOW_TO_USE', 'FAQ'] },
  listGoodsRules: {
    answer: [
      {
        id: 'vapes',
        effect: 'REFUSED',
        title: 'E-cigarettes',
        text: 'No carrier takes them.',
        refusedTo: [],
        goodsClasses: [],
        words: ['vape*', 'e-cigarette*'],
      },
    ],
  },
  listAnnouncements: {
    input: { query: { pageSize: 5 } },
    answer: pageWith({
      id: 'sampan-holiday',
      title: 'Spring Festival',
      html: '<p>The warehouse rests for a week.</p>',
      publishedAt: '2026-11-15T00:00:00.000Z',
    }),
  },
  getAboutUs: { answer: { ...article, type: 'ABOUT_US', title: 'About us' } },
  getHowToUse: {
    answer: {
      steps: [
        {
          stepName: 'Find',
          stepRemark: 'Paste a link or search',
          stepImage: '/brand/step-1.svg',
          stepDesc: 'Any product of seven marketplaces.',
        },
      ],
      html: '',
    },
  },
  listNotifications: {
    input: { query: { pageSize: 5 } },
    answer: { ...pageWith(notification), unread: 1 },
  },
  readNotifications: { input: { body: { ids: [notification.id] } }, ...done },
};
