import { type GlobalStyleRule, globalStyle, type StyleRule, style } from '@vanilla-extract/css';

/**
 * Theme and primitives are in one cascade layer, so a feature's own, unlayered style always
 * overrides them, whatever the order of the files. The reset uses `:where()`, so a primitive's
 * class overrides it.
 */
const layer = 'ui';

export const ui = (rule: Omit<StyleRule, '@layer'>): string =>
  style({ '@layer': { [layer]: rule } });

export const uiGlobal = (selector: string, rule: Omit<GlobalStyleRule, '@layer'>): void =>
  globalStyle(selector, { '@layer': { [layer]: rule } });

/** One class for each entry. */
export const uiVariants = <Name extends string | number>(
  rules: Record<Name, Omit<StyleRule, '@layer'>>,
): Record<Name, string> =>
  Object.fromEntries(
    Object.entries<Omit<StyleRule, '@layer'>>(rules).map(([name, rule]) => [name, ui(rule)]),
  ) as Record<Name, string>;
