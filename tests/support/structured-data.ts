type Data = Record<string, unknown>;

const text = (value: unknown) => typeof value === 'string' && value.trim() !== '';
const isUrl = (value: unknown) => text(value) && URL.canParse(String(value));
const oneOrMore = (check: (one: unknown) => boolean) => (value: unknown) =>
  Array.isArray(value) ? value.length > 0 && value.every(check) : check(value);
const price = (value: unknown) => typeof value === 'string' && /^\d+\.\d{2}$/.test(value);
const positiveInteger = (value: unknown) =>
  typeof value === 'number' && Number.isInteger(value) && value > 0;
const date = (value: unknown) => text(value) && !Number.isNaN(Date.parse(String(value)));
const ofSchema = (value: unknown) => text(value) && String(value).startsWith('https://schema.org/');
const thing =
  (...types: string[]) =>
  (value: unknown) =>
    typeof value === 'object' && value !== null && types.includes(String((value as Data)['@type']));
/** A reference by id to a thing that another page describes. */
const reference = (value: unknown) =>
  typeof value === 'object' && value !== null && isUrl((value as Data)['@id']);

const offer = {
  priceCurrency: (value: unknown) => value === 'CNY',
  availability: ofSchema,
  itemCondition: ofSchema,
  url: isUrl,
  seller: thing('Organization'),
};

/**
 * The properties of each type, with a check of their values: those that schema.org defines and search
 * engines require or recommend. A `?` marks optional ones. Other properties are flaws.
 */
const TYPES: Record<string, Record<string, (value: unknown) => boolean>> = {
  Organization: {
    name: text,
    'legalName?': text,
    'description?': text,
    'url?': isUrl,
    'logo?': isUrl,
    'contactPoint?': thing('ContactPoint'),
    'sameAs?': oneOrMore(isUrl),
  },
  ContactPoint: {
    contactType: text,
    email: (value) => /^[^@\s]+@[^@\s]+$/.test(String(value)),
    'telephone?': text,
    'availableLanguage?': oneOrMore(text),
  },
  WebSite: {
    'name?': text,
    url: isUrl,
    'inLanguage?': text,
    'publisher?': reference,
  },
  BreadcrumbList: { itemListElement: oneOrMore(thing('ListItem')) },
  ListItem: { position: positiveInteger, name: text, item: isUrl },
  WebPage: {
    name: text,
    description: text,
    url: isUrl,
    inLanguage: text,
    'dateModified?': date,
    isPartOf: thing('WebSite'),
    publisher: thing('Organization'),
  },
  FAQPage: { url: isUrl, inLanguage: text, mainEntity: oneOrMore(thing('Question')) },
  Question: { name: text, acceptedAnswer: thing('Answer') },
  Answer: { text },
  Product: {
    name: text,
    description: text,
    sku: text,
    url: isUrl,
    image: oneOrMore(isUrl),
    offers: thing('Offer', 'AggregateOffer'),
  },
  Offer: { ...offer, price, 'eligibleQuantity?': thing('QuantitativeValue') },
  AggregateOffer: {
    ...offer,
    lowPrice: price,
    highPrice: price,
    offerCount: positiveInteger,
    'eligibleQuantity?': thing('QuantitativeValue'),
  },
  QuantitativeValue: { minValue: positiveInteger },
};

/** All things in a value, including itself. */
function thingsIn(value: unknown): Data[] {
  if (Array.isArray(value)) return value.flatMap(thingsIn);
  if (typeof value !== 'object' || value === null) return [];
  const data = value as Data;
  const inner = Object.values(data).flatMap(thingsIn);
  return '@type' in data ? [data, ...inner] : inner;
}

function flawsOfThing(data: Data): string[] {
  const type = String(data['@type']);
  const known = TYPES[type];
  if (!known) return [`${type} is not a type that this site uses`];
  const rules = Object.entries(known).map(
    ([name, check]) => [name.replace('?', ''), { check, optional: name.endsWith('?') }] as const,
  );
  const names = new Map(rules);
  const wrong = rules.flatMap(([name, { check, optional }]) => {
    if (data[name] === undefined) return optional ? [] : [`${type} lacks ${name}`];
    return check(data[name]) ? [] : [`${type}.${name} is ${JSON.stringify(data[name])}`];
  });
  const unknown = Object.keys(data).filter((name) => !name.startsWith('@') && !names.has(name));
  return [...wrong, ...unknown.map((name) => `${type}.${name} is unknown`)];
}

const BLOCK = /<script type="application\/ld\+json">([\s\S]*?)<\/script>/g;

/** The structured data of a page. Throws if a block is not JSON. */
export const structuredData = (html: string): Data[] =>
  Array.from(html.matchAll(BLOCK), ([, json = '']) => JSON.parse(json) as Data);

/** The flaws of a page's structured data, a line for each. */
export function structuredDataFlaws(html: string): string[] {
  const blocks = structuredData(html);
  const otherContext = blocks.filter((block) => block['@context'] !== 'https://schema.org');
  return [
    ...otherContext.map(() => 'the context of a block is not schema.org'),
    ...blocks.flatMap(thingsIn).flatMap(flawsOfThing),
  ];
}
