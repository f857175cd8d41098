import type { ReadMessages } from '../../../i18n/translator.ts';

/**
 * The messages of a language, by key, from a file that was deployed with this version of the Worker.
 * If the messages were in the bundle, each isolate would load all languages when it starts
 * (docs/decisions/037).
 */
export const readMessages: ReadMessages = async (locale) => {
  // Imported here, because the build runs the Worker's entry on Node, too, which has no such module.
  const { env } = await import('cloudflare:workers');
  const response = await env.ASSETS.fetch(`http://assets/locales/${locale}/common.json`);
  if (!response.ok) throw new Error(`No texts of ${locale}: ${response.status}`);
  return response.json();
};
