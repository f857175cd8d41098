/** The marketplace that the search field's form names: a select, or a hidden field where there is no choice. Undefined for all. */
export const scopeOf = (input: HTMLInputElement | null): string | undefined =>
  input?.form?.querySelector<HTMLSelectElement>('[name=channel]')?.value || undefined;
