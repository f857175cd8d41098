import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

const LOCALES = path.join(import.meta.dirname, '../../../locales');

/** The texts in a language's file; empty if it is not translated. */
export function textsOf(locale: string): Record<string, string> {
  const file = path.join(LOCALES, locale, 'common.json');
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}
