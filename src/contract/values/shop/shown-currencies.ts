/** The currencies in which visitors of a tenant may see amounts: its own first, then those that it offers besides. */
export const shownCurrencies = ({
  currency,
  currencies = [],
}: {
  currency: string;
  currencies?: string[] | undefined;
}): string[] => [...new Set([currency, ...currencies])];
