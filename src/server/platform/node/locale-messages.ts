const files = import.meta.glob<Record<string, string>>('../../../../locales/*/common.json', {
  import: 'default',
});

/** The messages of a language, by key: a chunk of the build that is read when it is first asked for. */
export async function readMessages(locale: string): Promise<Record<string, string>> {
  return (await files[`../../../../locales/${locale}/common.json`]?.()) ?? {};
}
