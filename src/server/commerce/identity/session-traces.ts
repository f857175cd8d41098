import { networkOf } from './attempts.ts';

/**
 * Browsers by a part of their `User-Agent`. The first match counts, because most also name Chrome and
 * Safari.
 */
const BROWSERS: readonly [RegExp, string][] = [
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\b(OPR|OPT|Opera)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bYaBrowser\//, 'Yandex Browser'],
  [/\bUCBrowser\//, 'UC Browser'],
  [/\bMicroMessenger\//, 'WeChat'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b((Headless)?Chrome|Chromium|CriOS)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];

/** Systems, in the same way: an iPad also says `like Mac OS X`, Android also `Linux`. */
const SYSTEMS: readonly [RegExp, string][] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
];

const firstOf = (table: readonly [RegExp, string][], text: string): string | undefined =>
  table.find(([pattern]) => pattern.test(text))?.[1];

/**
 * Browser and system of a `User-Agent`, such as `Firefox · Android`, by which people recognise a
 * device. Empty if unknown.
 */
export function deviceName(userAgent: string): string {
  const names = [firstOf(BROWSERS, userAgent), firstOf(SYSTEMS, userAgent)];
  return names.filter((name) => name !== undefined).join(' · ');
}

/**
 * The network of an IP address without its last part: `203.0.113.*`, `2001:db8:a:*`. Empty if unknown,
 * or if it is the server itself.
 */
export function coarseNetwork(address: string): string {
  const network = networkOf(address);
  const separator = network.includes(':') ? ':' : '.';
  const parts = network.split(separator).slice(0, 3);
  const isServerItself = parts.every((part) => part === '0');
  return parts.length === 3 && !isServerItself ? [...parts, '*'].join(separator) : '';
}
