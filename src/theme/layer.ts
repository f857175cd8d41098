import { type GlobalStyleRule, globalStyle, type StyleRule, style } from '@vanilla-extract/css';

/**
 * The cascade layer of theme and primitives. A feature's styles are in no layer, so they always
 * override it, whatever the order of the files. The reset uses `:where()`, so a primitive's class
 * overrides the reset.
 */
const layer = 'ui';

export const ui = (rule: Omit<StyleRule, '@layer'>): string =>
  style({ '@layer': { [layer]: rule } });

export const uiGlobal = (selector: string, rule: Omit<GlobalStyleRule, '@layer'>): void =>
  globalStyle(selector, { '@layer': { [layer]: rule } });

/** Creates one class for each entry of `rules`. */
export const uiVariants = <Name extends string | number>(
  rules: Record<Name, Omit<StyleRule, '@layer'>>,
): Record<Name, string> =>
  Object.fromEntries(
    Object.entries<Omit<StyleRule, '@layer'>>(rules).map(([name, rule]) => [name, ui(rule)]),
  ) as Record<Name, string>;
