/*
 * What a scanner reads in a warehouse. Scanners type like keyboards: through an input method they send
 * full-width characters, some send control characters, and couriers print what they like. Codes that
 * we print have only A-Z and 0-9, a prefix that says what they name, and a check character.
 */

/** What our own codes name, by their prefix. */
export const OWN_CODES = {
  PARCEL: 'PA',
  SHELF: 'SH',
  UNKNOWN: 'UN',
  STATION: 'ST',
  BADGE: 'BD',
} as const;
export type OwnCodeKind = keyof typeof OWN_CODES;

const CHARACTERS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/**
 * A code as all rules read it: only A-Z and 0-9. Full-width characters become ASCII; the symbology's
 * identifier (`]C1`, ISO/IEC 15424), control characters of GS1, spaces and dashes are dropped.
 */
export function normaliseCode(scanned: string): string {
  return scanned
    .normalize('NFKC')
    .trim()
    .replace(/^\](?:[A-Za-z][0-9A-Za-z])/, '')
    .toUpperCase()
    .replaceAll(/[^0-9A-Z]/g, '');
}

/**
 * The check character of a text of A-Z and 0-9 (ISO 7064, MOD 37,36): it differs if one character was
 * read wrong, and if two neighbours changed places, but for 2 of 1,260 pairs.
 */
export function checkCharacter(text: string): string {
  let product = 36;
  for (const character of text) {
    const sum = (product + CHARACTERS.indexOf(character)) % 36 || 36;
    product = (sum * 2) % 37;
  }
  return CHARACTERS.charAt((37 - product) % 36);
}

/** The code to print for an object: `name` has only A-Z and 0-9. */
export function ownCode(kind: OwnCodeKind, name: string): string {
  const body = OWN_CODES[kind] + normaliseCode(name);
  return body + checkCharacter(body);
}

/** What one of our own codes names; undefined for any other code, and for one that was read wrong. */
export function readOwnCode(code: string): { kind: OwnCodeKind; name: string } | undefined {
  const body = code.slice(0, -1);
  const [kind] =
    (Object.entries(OWN_CODES) as [OwnCodeKind, string][]).find(([, prefix]) =>
      body.startsWith(prefix),
    ) ?? [];
  if (!kind || body.length < 3 || checkCharacter(body) !== code.at(-1)) return undefined;
  return { kind, name: body.slice(2) };
}

/** Grams from a code like `W1240`; undefined for any other code. */
export function readWeight(code: string): number | undefined {
  const [, grams] = /^W(\d{1,6})G?$/.exec(code) ?? [];
  const weightG = Number(grams);
  return grams !== undefined && weightG > 0 && weightG <= 500_000 ? weightG : undefined;
}

export type Size = { lengthMm: number; widthMm: number; heightMm: number };

/** Millimetres from a code like `D300X200X150`; undefined for any other code. */
export function readSize(code: string): Size | undefined {
  const [, length, width, height] = /^D(\d{1,4})X(\d{1,4})X(\d{1,4})$/.exec(code) ?? [];
  const size = { lengthMm: Number(length), widthMm: Number(width), heightMm: Number(height) };
  return Object.values(size).every((side) => side >= 1 && side <= 5_000) ? size : undefined;
}

/** Commands that are printed on a sheet of paper, so that nobody needs a keyboard. */
export const SCAN_COMMANDS = ['PASS', 'FAIL', 'PRINT', 'UNDO', 'DONE'] as const;
export type ScanCommand = (typeof SCAN_COMMANDS)[number];

export const readCommand = (code: string): ScanCommand | undefined =>
  SCAN_COMMANDS.find((command) => command === code);

/** The name of a shelf as its code says it: `A-01-3` is `A013`. */
export const shelfKey = normaliseCode;
