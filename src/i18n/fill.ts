/** Fills `{name}` of a ready text: the browser knows no message format. */
export const fill = (template: string, values: Record<string, string | number>): string =>
  template.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));
