import type { ReadMessages } from '../../../i18n/translator.ts';

/**
 * The messages of a language, by key. Each language is a chunk of the build, loaded on first use. Vite
 * resolves the glob, so this does not work in scripts that Node runs directly.
 */
export const readMessages: ReadMessages = async (locale) => {
  const files = import.meta.glob<Record<string, string>>('../../../../locales/*/common.json', {
    import: 'default',
  });
  return (await files[`../../../../locales/${locale}/common.json`]?.()) ?? {};
};

/** The messages of the desk together with those of the shop. Most languages have no file for the desk. */
export const readDeskMessages: ReadMessages = async (locale) => {
  const files = import.meta.glob<Record<string, string>>('../../../../locales/*/desk.json', {
    import: 'default',
  });
  const deskFile = await files[`../../../../locales/${locale}/desk.json`]?.();
  return { ...(await readMessages(locale)), ...deskFile };
};
