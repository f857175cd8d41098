import { expect, it } from 'vitest';
import { isPersonal, PERSONAL_SECTIONS } from '../../../src/site/match-route.ts';
import { routes } from '../../../src/site/routes.ts';

it('a page is personal if it needs a session, starts one or shows the visitor’s choices', () => {
  for (const [path, options] of Object.entries(routes)) {
    const expected = 'requireAuth' in options || 'personal' in options;
    expect([path, isPersonal(path)]).toEqual([path, expected]);
  }
  expect([...PERSONAL_SECTIONS].sort()).toEqual([
    'auth',
    'cart',
    'checkout',
    'my',
    'payment',
    'settings',
  ]);
});

it('a missing page below a personal section is personal', () => {
  expect(isPersonal('/my/nothing?x=1')).toBe(true);
  expect(isPersonal('/mystery')).toBe(false);
});
