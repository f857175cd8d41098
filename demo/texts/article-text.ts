import type { ArticleType } from '../../src/contract/values/enums.ts';

/** What an article says about its tenant, in the article's language. */
export type ArticleFacts = {
  name: string;
  email: string;
  phone: string;
  /** Country most shoppers live in. */
  home: string;
  /** ISO code of the currency that prices are shown in. */
  currency: string;
  /** Names of the marketplaces, as a list. */
  marketplaces: string;
  /** Service fee, e.g. `5%`, and its least amount, e.g. `¥3.00`. */
  fee: string;
  feeMinimum: string;
  packing: string;
  freeDays: number;
  /** Days after those, until what nobody claims may be disposed of. */
  unclaimedDays: number;
};

export type ArticleText = { title: string; html: string };

/** All articles of one language. */
export type ArticleTexts = (facts: ArticleFacts) => Record<ArticleType, ArticleText>;
