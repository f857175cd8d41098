import type { opsSignInProviderEndpoints } from '../../../../contract/ops/shop/sign-in-providers.ts';
import type { TenantFile } from '../../../../contract/ops/shop/tenant-file.ts';
import type { SignInProvider } from '../../../../contract/values/shop/sign-in-ways.ts';
import {
  listSignInProviders,
  setSignInSecret,
  testSignInProvider,
} from '../../../commerce/identity/providers/secrets.ts';
import { getPart } from '../../../commerce/site/part-views.ts';
import type { StaffScope } from '../../../staff/staff-scope.ts';
import type { Handlers } from '../../handler.ts';
import { OK } from '../../ok.ts';

/** The providers of the draft, and those that are published and not in it. */
async function providersOf(scope: StaffScope): Promise<SignInProvider[]> {
  const { draft, published } = await getPart(scope, 'signIn');
  const of = (value: unknown) =>
    (value as Pick<TenantFile['record'], 'signIn'> | undefined)?.signIn.providers ?? [];
  const drafted = of(draft);
  const ids = new Set(drafted.map(({ id }) => id));
  return [...drafted, ...of(published).filter(({ id }) => !ids.has(id))];
}

export const opsSignInProviderHandlers: Pick<Handlers, keyof typeof opsSignInProviderEndpoints> = {
  listSignInProviders: async (scope) => listSignInProviders(scope, await providersOf(scope)),
  setSignInSecret: async (scope, { params, body }) => {
    const change = { id: params.provider, secret: body.secret, by: scope.identity.id };
    await setSignInSecret(scope, await providersOf(scope), change);
    return OK;
  },
  testSignInProvider: async (scope, { params }) => {
    await testSignInProvider(scope, await providersOf(scope), params.provider);
    return OK;
  },
};
