import * as v from 'valibot';
import type { TenantText } from '../../contract/values/shop/tenant-text.ts';
import type { OnlineProvider, SettingsSchema } from './provider.ts';

/** A field of the form for a provider's settings. */
export type SettingsField = {
  name: string;
  label: TenantText;
  hint?: TenantText;
  isSecret: boolean;
  /** The choices of a setting; empty if it is typed. */
  choices: string[];
};

/** Whether a setting is a secret: the last metadata of its schema says so. */
export function isSecret(settings: SettingsSchema, name: string): boolean {
  const schema = settings.entries[name];
  return schema !== undefined && v.getMetadata(schema).secret === true;
}

/** The choices of a schema, also of one with a default. */
function choicesOf(schema: object): string[] {
  if ('wrapped' in schema && typeof schema.wrapped === 'object' && schema.wrapped) {
    return choicesOf(schema.wrapped);
  }
  return 'options' in schema && Array.isArray(schema.options) ? schema.options.map(String) : [];
}

/** The form of a provider's settings, from their schema. */
export function settingsFields({ settings, texts }: OnlineProvider): SettingsField[] {
  return Object.entries(settings.entries).map(([name, schema]) => ({
    name,
    label: texts[name]?.label ?? { en: name },
    ...(texts[name]?.hint && { hint: texts[name].hint }),
    isSecret: isSecret(settings, name),
    choices: choicesOf(schema),
  }));
}
