/**
 * The marketplace in the field `channel` of the search field's form, which is a select, or a hidden field where there
 * is no choice. Undefined for all marketplaces.
 */
export const scopeOf = (input: HTMLInputElement | null): string | undefined =>
  input?.form?.querySelector<HTMLSelectElement>('[name=channel]')?.value || undefined;
