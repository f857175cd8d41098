/** The same words in the marketplace's language and in English. */
export type Wording = { zh: string; en: string };
