type Data = Record<string, unknown>;

const text = (value: unknown) => typeof value === 'string' && value.trim() !== '';
const address = (value: unknown) => text(value) && URL.canParse(String(value));
const oneOrMore = (check: (one: unknown) => boolean) => (value: unknown) =>
  Array.isArray(value) ? value.length > 0 && value.every(check) : check(value);
const price = (value: unknown) => typeof value === 'string' && /^\d+\.\d{2}$/.test(value);
const place = (value: unknown) => typeof value === 'number' && Number.isInteger(value) && value > 0;
const date = (value: unknown) => text(value) && !Number.isNaN(Date.parse(String(value)));
const ofSchema = (value: unknown) => text(value) && String(value).startsWith('https://schema.org/');
const thing =
  (...types: string[]) =>
  (value: unknown) =>
    typeof value === 'object' && value !== null && types.includes(String((value as Data)['@type']));
/** A thing that is told of elsewhere on the site. */
const reference = (value: unknown) =>
  typeof value === 'object' && value !== null && address((value as Data)['@id']);

const offer = {
  priceCurrency: (value: unknown) => value === 'CNY',
  availability: ofSchema,
  itemCondition: ofSchema,
  url: address,
  seller: thing('Organization'),
};

/**
 * Properties that schema.org knows of each type and search engines require or recommend for it, with
 * what their values must be. What is marked optional may be missing; nothing else may be there.
 */
const TYPES: Record<string, Record<string, (value: unknown) => boolean>> = {
  Organization: {
    name: text,
    'legalName?': text,
    'description?': text,
    'url?': address,
    'logo?': address,
    'contactPoint?': thing('ContactPoint'),
    'sameAs?': oneOrMore(address),
  },
  ContactPoint: {
    contactType: text,
    email: (value) => /^[^@\s]+@[^@\s]+$/.test(String(value)),
    'telephone?': text,
    'availableLanguage?': oneOrMore(text),
  },
  WebSite: {
    'name?': text,
    url: address,
    'inLanguage?': text,
    'publisher?': reference,
    'potentialAction?': thing('SearchAction'),
  },
  SearchAction: {
    target: thing('EntryPoint'),
    'query-input': (value) => value === 'required name=search_term_string',
  },
  EntryPoint: {
    urlTemplate: (value) => address(value) && String(value).includes('{search_term_string}'),
  },
  BreadcrumbList: { itemListElement: oneOrMore(thing('ListItem')) },
  ListItem: { position: place, name: text, item: address },
  WebPage: {
    name: text,
    description: text,
    url: address,
    inLanguage: text,
    'dateModified?': date,
    isPartOf: thing('WebSite'),
    publisher: thing('Organization'),
  },
  FAQPage: { url: address, inLanguage: text, mainEntity: oneOrMore(thing('Question')) },
  Question: { name: text, acceptedAnswer: thing('Answer') },
  Answer: { text },
  Product: {
    name: text,
    description: text,
    sku: text,
    url: address,
    image: oneOrMore(address),
    offers: thing('Offer', 'AggregateOffer'),
  },
  Offer: { ...offer, price, 'eligibleQuantity?': thing('QuantitativeValue') },
  AggregateOffer: {
    ...offer,
    lowPrice: price,
    highPrice: price,
    offerCount: place,
    'eligibleQuantity?': thing('QuantitativeValue'),
  },
  QuantitativeValue: { minValue: place },
};

/** Every thing within a value, itself too. */
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
  if (!known) return [`${type} is no type that this site tells of`];
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

/** The structured data of a page. Throws where a block is no JSON. */
export const structuredData = (html: string): Data[] =>
  Array.from(html.matchAll(BLOCK), ([, json = '']) => JSON.parse(json) as Data);

/** What is wrong with the structured data of a page, a line each. */
export function structuredDataFlaws(html: string): string[] {
  const blocks = structuredData(html);
  const strange = blocks.filter((block) => block['@context'] !== 'https://schema.org');
  return [
    ...strange.map(() => 'a block is not of schema.org'),
    ...blocks.flatMap(thingsIn).flatMap(flawsOfThing),
  ];
}
