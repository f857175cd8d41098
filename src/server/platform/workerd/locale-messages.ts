import type { Locale } from '../../../contract/values/shop/locales.ts';
import type { ReadMessages } from '../../../i18n/translator.ts';

/**
 * The messages of a language, by key, from a file that was deployed with this version of the Worker.
 * If the messages were in the bundle, each isolate would load all languages when it starts
 * (docs/decisions/037).
 */
export const readMessages: ReadMessages = async (locale) =>
  (await readFile(locale, 'common')) ?? {};

/** The messages of the desk together with those of the shop. Most languages have no file for the desk. */
export const readDeskMessages: ReadMessages = async (locale) => ({
  ...(await readMessages(locale)),
  ...(await readFile(locale, 'desk')),
});

/** A file of texts; undefined if the language has no texts for the desk. Throws if it lacks the shop's. */
async function readFile(
  locale: Locale,
  name: 'common' | 'desk',
): Promise<Record<string, string> | undefined> {
  // Imported here, because the build runs the Worker's entry on Node, too, which has no such module.
  const { env } = await import('cloudflare:workers');
  const response = await env.ASSETS.fetch(`http://assets/locales/${locale}/${name}.json`);
  if (response.status === 404 && name === 'desk') return undefined;
  if (!response.ok) throw new Error(`No texts of ${locale}: ${response.status}`);
  return response.json();
}
