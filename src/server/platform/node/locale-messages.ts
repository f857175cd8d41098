import type { ReadMessages } from '../../../i18n/translator.ts';

/**
 * The messages of a language, by key: a chunk of the build that is read when it is first asked for.
 * Vite fills in the files, so a script that Node runs by itself cannot translate.
 */
export const readMessages: ReadMessages = async (locale) => {
  const files = import.meta.glob<Record<string, string>>('../../../../locales/*/common.json', {
    import: 'default',
  });
  return (await files[`../../../../locales/${locale}/common.json`]?.()) ?? {};
};
