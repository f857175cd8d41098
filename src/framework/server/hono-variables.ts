import type { Context } from 'hono';

/**
 * Makes `c.var` one object that `c.set` keeps up to date. By itself Hono copies all variables into a new
 * object at each access, which took 3 % of a page's CPU time.
 */
export function keepVariables(c: Context): void {
  const variables: Record<string, unknown> = { ...c.var };
  const { set } = c;
  c.set = (name: string, value: unknown) => {
    variables[name] = value;
    set(name, value);
  };
  Object.defineProperty(c, 'var', { value: variables });
}
