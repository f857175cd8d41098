import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { keepVariables } from '../../../../src/framework/server/hono-variables.ts';

type Env = { Variables: { early?: string; late?: string } };

it('Hono copies all variables at each access of `c.var`', async () => {
  const app = new Hono<Env>().get('/', (c) => {
    c.set('early', 'one');
    const before = c.var;
    return c.text(String(before === c.var));
  });
  expect(await (await app.request('/')).text()).toBe('false');
});

it('keepVariables keeps one object, with variables set before and after', async () => {
  const app = new Hono<Env>();
  app.use(async (c, next) => {
    c.set('early', 'one');
    await next();
  });
  app.use(keepVariables);
  app.get('/', (c) => {
    const kept = c.var;
    c.set('late', 'two');
    return c.json([kept === c.var, kept.early, kept.late, c.get('early'), c.get('late')]);
  });
  expect(await (await app.request('/')).json()).toEqual([true, 'one', 'two', 'one', 'two']);
});
