import encodeQR from 'qr';

/*
 * The merchant-presented QR code of EMVCo (version 1.1): a list of fields. A field has an id (two
 * digits), the length of its value (two digits) and the value. The last field is the checksum of the
 * text before it.
 */

/** The content of a pay code. Texts that are longer than the format allows are cut. */
export type PayCodeContent = {
  /** Globally unique identifier of the payment scheme, and the merchant's account in it. */
  scheme: string;
  merchantId: string;
  merchantName: string;
  city: string;
  /** Two letters. */
  country: string;
  /** ISO 4217; the amount is a decimal string in it. */
  currency: string;
  amount: string;
  /** The number of the top-up; the payment contains it. */
  reference: string;
};

/** ISO 4217: the numeric code of a currency and its decimals. */
const CURRENCIES: Record<string, { numeric: string; digits: number }> = {
  AUD: { numeric: '036', digits: 2 },
  BYN: { numeric: '933', digits: 2 },
  CLP: { numeric: '152', digits: 0 },
  CNY: { numeric: '156', digits: 2 },
  GHS: { numeric: '936', digits: 2 },
  IDR: { numeric: '360', digits: 2 },
  JPY: { numeric: '392', digits: 0 },
  KRW: { numeric: '410', digits: 0 },
  KZT: { numeric: '398', digits: 2 },
  LAK: { numeric: '418', digits: 2 },
  MXN: { numeric: '484', digits: 2 },
  MYR: { numeric: '458', digits: 2 },
  NPR: { numeric: '524', digits: 2 },
  PKR: { numeric: '586', digits: 2 },
  RUB: { numeric: '643', digits: 2 },
  THB: { numeric: '764', digits: 2 },
  USD: { numeric: '840', digits: 2 },
  UZS: { numeric: '860', digits: 2 },
  VND: { numeric: '704', digits: 0 },
};

/** ISO 18245: courier services. */
const MERCHANT_CATEGORY = '4215';

/** The text that a wallet app scans, or undefined for a currency that has no numeric code here. */
export function payCodePayload(content: PayCodeContent): string | undefined {
  const currency = CURRENCIES[content.currency];
  if (!currency) return undefined;
  const merchantAccount =
    field('00', plain(content.scheme, 32)) + field('01', plain(content.merchantId, 32));
  const payload = [
    // Version of the format.
    field('00', '01'),
    // 12: valid for one payment.
    field('01', '12'),
    field('26', merchantAccount),
    field('52', MERCHANT_CATEGORY),
    field('53', currency.numeric),
    field('54', withDigits(content.amount, currency.digits)),
    field('58', content.country.toUpperCase()),
    field('59', plain(content.merchantName, 25)),
    field('60', plain(content.city, 15)),
    field('62', field('05', plain(content.reference, 25))),
    // The id and length of the checksum, which includes them.
    '6304',
  ].join('');
  return payload + crc16(payload);
}

/** A payload as a picture: an SVG in a data URL, with the quiet zone that scanners need. */
export function payCodeImage(payload: string): string {
  const svg = encodeQR(payload, 'svg', { ecc: 'medium', border: 4 });
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

/** CRC-16 with the polynomial 1021 and the initial value FFFF (ISO/IEC 13239), four upper-case digits. */
export function crc16(text: string): string {
  let crc = 0xffff;
  for (const byte of new TextEncoder().encode(text)) {
    crc ^= byte << 8;
    for (let bit = 0; bit < 8; bit++) {
      crc = crc & 0x8000 ? ((crc << 1) ^ 0x1021) & 0xffff : (crc << 1) & 0xffff;
    }
  }
  return crc.toString(16).toUpperCase().padStart(4, '0');
}

function field(id: string, value: string): string {
  return id + String(value.length).padStart(2, '0') + value;
}

/** A text reduced to ASCII, which every scanner can read, and cut to `maxLength`. */
function plain(text: string, maxLength: number): string {
  const ascii = text.normalize('NFKD').replaceAll(/[^\x20-\x7e]/g, '');
  return ascii.trim().slice(0, maxLength).trim();
}

/**
 * An amount with as many decimals as ISO 4217 has for its currency. LAK, for example, has two,
 * although shops show it without decimals.
 */
function withDigits(amount: string, digits: number): string {
  const [whole = '0', fraction = ''] = amount.split('.');
  return digits === 0 ? whole : `${whole}.${fraction.padEnd(digits, '0').slice(0, digits)}`;
}
