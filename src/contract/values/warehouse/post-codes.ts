/*
 * How countries write their postcodes. Source: what the Universal Postal Union and the posts of these countries publish
 * about their addresses. Countries that are not listed have no postcodes, or none that must be checked.
 */

/**
 * `forms`: how a code is written without spaces and dashes: `#` stands for a digit, `A` for a letter, `*` for either,
 * a lower-case letter for itself, and a digit for itself. `required`: letters hardly arrive without a postcode.
 * `example` is as people write it.
 */
type PostCodeRow = { forms: string; example: string; required?: true };

const ROWS: Readonly<Record<string, PostCodeRow>> = {
  ad: { forms: 'ad### ###', example: 'AD500' },
  af: { forms: '####', example: '1001' },
  ai: { forms: 'ai2640 2640', example: 'AI-2640' },
  al: { forms: '####', example: '1001' },
  am: { forms: '####', example: '0010' },
  aq: { forms: 'biqq1zz', example: 'BIQQ 1ZZ' },
  ar: { forms: '#### A#### A####AAA', example: 'C1425DKF' },
  as: { forms: '##### #########', example: '96799' },
  at: { forms: '####', example: '1010', required: true },
  au: { forms: '####', example: '3000', required: true },
  ax: { forms: '22### ax22###', example: '22100' },
  az: { forms: '#### az####', example: 'AZ1000' },
  ba: { forms: '#####', example: '71000' },
  bb: { forms: 'bb#####', example: 'BB15094' },
  bd: { forms: '####', example: '1000' },
  be: { forms: '####', example: '1000', required: true },
  bg: { forms: '####', example: '1000' },
  bh: { forms: '### ####', example: '317' },
  bl: { forms: '97133', example: '97133' },
  bm: { forms: 'AA## AAAA', example: 'HM 12' },
  bn: { forms: 'AA####', example: 'BA1511' },
  br: { forms: '########', example: '01310-100', required: true },
  bt: { forms: '#####', example: '11001' },
  by: { forms: '######', example: '220030', required: true },
  ca: { forms: 'A#A#A#', example: 'K1A 0B1', required: true },
  cc: { forms: '6799', example: '6799' },
  ch: { forms: '####', example: '8001', required: true },
  cl: { forms: '#######', example: '8320000' },
  cn: { forms: '######', example: '100000' },
  co: { forms: '######', example: '110111' },
  cr: { forms: '#####', example: '10101' },
  cu: { forms: '#####', example: '10400' },
  cv: { forms: '####', example: '7600' },
  cx: { forms: '6798', example: '6798' },
  cy: { forms: '####', example: '1010' },
  cz: { forms: '#####', example: '110 00', required: true },
  de: { forms: '#####', example: '10115', required: true },
  dk: { forms: '####', example: '1050', required: true },
  do: { forms: '#####', example: '10101' },
  dz: { forms: '#####', example: '16000' },
  ec: { forms: '######', example: '170150' },
  ee: { forms: '#####', example: '10111' },
  eg: { forms: '##### #######', example: '11511' },
  es: { forms: '#####', example: '28013', required: true },
  et: { forms: '####', example: '1000' },
  fi: { forms: '#####', example: '00100', required: true },
  fk: { forms: 'fiqq1zz', example: 'FIQQ 1ZZ' },
  fm: { forms: '##### #########', example: '96941' },
  fo: { forms: '###', example: '100' },
  fr: { forms: '#####', example: '75001', required: true },
  gb: {
    forms: 'A##AA A###AA AA##AA AA###AA A#A#AA AA#A#AA gir0aa',
    example: 'SW1A 1AA',
    required: true,
  },
  ge: { forms: '####', example: '0105' },
  gf: { forms: '973##', example: '97300' },
  gg: { forms: 'gy##AA gy###AA', example: 'GY1 1AA' },
  gi: { forms: 'gx111aa', example: 'GX11 1AA' },
  gl: { forms: '3#### ####', example: '3900' },
  gn: { forms: '###', example: '001' },
  gp: { forms: '971##', example: '97100' },
  gr: { forms: '#####', example: '104 31' },
  gs: { forms: 'siqq1zz', example: 'SIQQ 1ZZ' },
  gt: { forms: '#####', example: '01001' },
  gu: { forms: '##### #########', example: '96910' },
  gw: { forms: '####', example: '1000' },
  hn: { forms: '##### AA####', example: '11101' },
  hr: { forms: '#####', example: '10000' },
  ht: { forms: '#### ht####', example: 'HT6110' },
  hu: { forms: '####', example: '1051' },
  id: { forms: '#####', example: '10110' },
  ie: { forms: 'A##**** d6w****', example: 'D02 AF30' },
  il: { forms: '##### #######', example: '9414101' },
  im: { forms: 'im##AA im###AA', example: 'IM1 1AA' },
  in: { forms: '######', example: '110001', required: true },
  io: { forms: 'bbnd1zz', example: 'BBND 1ZZ' },
  iq: { forms: '#####', example: '10001' },
  ir: { forms: '########## #####', example: '11369-14711' },
  is: { forms: '###', example: '101' },
  it: { forms: '#####', example: '00118', required: true },
  je: { forms: 'je##AA je###AA', example: 'JE1 1AA' },
  jo: { forms: '#####', example: '11118' },
  jp: { forms: '#######', example: '100-0001', required: true },
  ke: { forms: '#####', example: '00100' },
  kg: { forms: '######', example: '720001' },
  kh: { forms: '##### ######', example: '120101' },
  kr: { forms: '#####', example: '04524', required: true },
  kw: { forms: '#####', example: '13001' },
  ky: { forms: 'ky#####', example: 'KY1-1100' },
  // The new codes have letters.
  kz: { forms: '###### A##A#A#', example: '050000', required: true },
  la: { forms: '#####', example: '01000' },
  lb: { forms: '#### ########', example: '1100' },
  lc: { forms: 'lc##### lc######', example: 'LC04 101' },
  li: { forms: '####', example: '9490' },
  lk: { forms: '#####', example: '00100' },
  lr: { forms: '####', example: '1000' },
  ls: { forms: '###', example: '100' },
  lt: { forms: '##### lt#####', example: 'LT-01001' },
  lu: { forms: '#### l####', example: '1009' },
  lv: { forms: '#### lv####', example: 'LV-1010' },
  ma: { forms: '#####', example: '10000' },
  mc: { forms: '980##', example: '98000' },
  md: { forms: '#### md####', example: 'MD-2001' },
  me: { forms: '#####', example: '81000' },
  mf: { forms: '97150', example: '97150' },
  mg: { forms: '###', example: '101' },
  mh: { forms: '##### #########', example: '96960' },
  mk: { forms: '####', example: '1000' },
  mm: { forms: '##### #######', example: '11181' },
  mn: { forms: '##### ######', example: '14200' },
  mp: { forms: '##### #########', example: '96950' },
  mq: { forms: '972##', example: '97200' },
  mt: { forms: 'AAA####', example: 'VLT 1117' },
  mu: { forms: '##### A####', example: '11302' },
  mv: { forms: '#####', example: '20026' },
  mx: { forms: '#####', example: '06000', required: true },
  my: { forms: '#####', example: '50000', required: true },
  mz: { forms: '#### ######', example: '1100' },
  nc: { forms: '988##', example: '98800' },
  ne: { forms: '####', example: '8001' },
  nf: { forms: '2899', example: '2899' },
  ng: { forms: '######', example: '100001' },
  ni: { forms: '#####', example: '11001' },
  nl: { forms: '####AA', example: '1012 AB', required: true },
  no: { forms: '####', example: '0010', required: true },
  np: { forms: '#####', example: '44600' },
  nz: { forms: '####', example: '6011' },
  om: { forms: '###', example: '100' },
  pe: { forms: '#####', example: '15001' },
  pf: { forms: '987##', example: '98714' },
  pg: { forms: '###', example: '121' },
  ph: { forms: '####', example: '1000' },
  pk: { forms: '#####', example: '44000' },
  pl: { forms: '#####', example: '00-001', required: true },
  pm: { forms: '97500', example: '97500' },
  pn: { forms: 'pcrn1zz', example: 'PCRN 1ZZ' },
  pr: { forms: '##### #########', example: '00901' },
  ps: { forms: '### ####### p#######', example: 'P1000000' },
  pt: { forms: '#######', example: '1000-001', required: true },
  pw: { forms: '##### #########', example: '96940' },
  py: { forms: '#### ######', example: '1209' },
  re: { forms: '974##', example: '97400' },
  ro: { forms: '######', example: '010011' },
  rs: { forms: '##### ######', example: '11000' },
  ru: { forms: '######', example: '101000', required: true },
  sa: { forms: '##### #########', example: '11564' },
  sd: { forms: '#####', example: '11111' },
  se: { forms: '#####', example: '111 20', required: true },
  sg: { forms: '######', example: '018956', required: true },
  sh: { forms: 'sthl1zz ascn1zz tdcu1zz', example: 'STHL 1ZZ' },
  si: { forms: '#### si####', example: '1000' },
  sj: { forms: '####', example: '9170' },
  sk: { forms: '#####', example: '811 01', required: true },
  sm: { forms: '4789#', example: '47890' },
  sn: { forms: '#####', example: '10200' },
  so: { forms: 'AA#####', example: 'BN 03040' },
  sv: { forms: '####', example: '1101' },
  sz: { forms: 'A###', example: 'H100' },
  tc: { forms: 'tkca1zz', example: 'TKCA 1ZZ' },
  th: { forms: '#####', example: '10200' },
  tj: { forms: '######', example: '734000' },
  tl: { forms: '##### tl#####', example: 'TL10001' },
  tm: { forms: '######', example: '744000' },
  tn: { forms: '####', example: '1000' },
  tr: { forms: '#####', example: '06100' },
  tt: { forms: '######', example: '120110' },
  tw: { forms: '### ##### ######', example: '100' },
  tz: { forms: '#####', example: '11101' },
  ua: { forms: '#####', example: '01001', required: true },
  us: { forms: '##### #########', example: '10001', required: true },
  uy: { forms: '#####', example: '11000' },
  uz: { forms: '######', example: '100000' },
  va: { forms: '00120', example: '00120' },
  vc: { forms: 'vc####', example: 'VC0100' },
  ve: { forms: '#### ####A', example: '1010' },
  vg: { forms: 'vg####', example: 'VG1110' },
  vi: { forms: '##### #########', example: '00802' },
  vn: { forms: '##### ######', example: '100000' },
  wf: { forms: '986##', example: '98600' },
  xk: { forms: '#####', example: '10000' },
  yt: { forms: '976##', example: '97600' },
  za: { forms: '####', example: '0001' },
  zm: { forms: '#####', example: '10101' },
};

const CLASSES: Readonly<Record<string, string>> = { '#': '\\d', A: '[A-Z]', '*': '[A-Z\\d]' };
const classOf = (sign: string): string => CLASSES[sign] ?? sign.toUpperCase();

const matches = (form: string, code: string): boolean =>
  form.length === code.length && beginsLike(form, code);

const beginsLike = (form: string, start: string): boolean =>
  start.length <= form.length &&
  new RegExp(`^${[...form].slice(0, start.length).map(classOf).join('')}$`).test(start);

/** A postcode without spaces and dashes, in upper case. */
export const plainPostcode = (postCode: string): string =>
  postCode.replaceAll(/[\s-]/g, '').toUpperCase();

const formsOf = (country: string): string[] => ROWS[country]?.forms.split(' ') ?? [];

/** Whether a country (lower-case ISO 3166-1 code) may write a postcode so; true where there is no rule, and for none. */
export function isPostCode(country: string, postCode: string): boolean {
  const code = plainPostcode(postCode);
  const forms = formsOf(country);
  return code === '' || forms.length === 0 || forms.some((form) => matches(form, code));
}

/** Whether postcodes of a country may begin so; true where there is no rule. */
export function mayBegin(country: string, start: string): boolean {
  const forms = formsOf(country);
  return forms.length === 0 || forms.some((form) => beginsLike(form, plainPostcode(start)));
}

/** A postcode as people of the country write it; undefined where there is no rule. */
export const examplePostCode = (country: string): string | undefined => ROWS[country]?.example;

/** Whether letters to a country hardly arrive without a postcode. */
export const needsPostCode = (country: string): boolean => ROWS[country]?.required === true;

/** The countries that have a rule. */
export const POST_CODE_COUNTRIES: readonly string[] = Object.keys(ROWS);
