import * as v from 'valibot';
import { line, optionalLine } from '../fields.ts';

/** The kinds of providers with which shoppers sign in. Google and Apple need only keys: the rest is known. */
export const PROVIDER_KINDS = ['GOOGLE', 'APPLE', 'OPENID'] as const;
export type ProviderKind = (typeof PROVIDER_KINDS)[number];

/** Whether a text is the URL of an OpenID provider as its documents name it: without query, fragment or password. */
export function isIssuer(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, username, password, search, hash } = new URL(text);
  const isWeb = protocol === 'https:' || protocol === 'http:';
  return isWeb && username === '' && password === '' && search === '' && hash === '';
}

/** A part of the path to which the provider leads back. */
export const providerId = v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{0,29}$/));

const entries = v.object({
  id: providerId,
  provider: v.picklist(PROVIDER_KINDS),
  /** What the button says: by default the name of Google or Apple. */
  label: optionalLine(40),
  /** The URL of another OpenID provider. */
  issuer: v.optional(
    v.pipe(
      v.string(),
      v.trim(),
      v.maxLength(300),
      v.check((issuer) => issuer === '' || isIssuer(issuer)),
    ),
    '',
  ),
  clientId: line(200),
  /** Only for Apple: the team whose key signs, and the id of that key. */
  teamId: optionalLine(20),
  keyId: optionalLine(20),
  open: v.optional(v.boolean(), false),
});
type Entries = v.InferOutput<typeof entries>;

const needed =
  (kind: ProviderKind, field: 'label' | 'issuer' | 'teamId' | 'keyId') =>
  ({ provider, [field]: value }: Entries): boolean =>
    provider !== kind || value !== '';

/** A provider with which shoppers may sign in. Its secret is stored apart, because this is shown. */
export const signInProvider = v.pipe(
  entries,
  v.forward(v.check(needed('OPENID', 'label'), 'required'), ['label']),
  v.forward(v.check(needed('OPENID', 'issuer'), 'required'), ['issuer']),
  v.forward(v.check(needed('APPLE', 'teamId'), 'required'), ['teamId']),
  v.forward(v.check(needed('APPLE', 'keyId'), 'required'), ['keyId']),
);
export type SignInProvider = v.InferOutput<typeof signInProvider>;

/** Whether no two rows have the same id. */
const areDifferent = (rows: SignInProvider[]): boolean =>
  new Set(rows.map(({ id }) => id)).size === rows.length;

/** How shoppers may sign in besides their password. */
export const signInWays = v.object({
  /** Whether shoppers may sign in by a code that is mailed to them. */
  mailedCode: v.optional(v.boolean(), true),
  passkeys: v.optional(v.boolean(), true),
  /** Whether a mailed code or a provider opens an account for people without one. Otherwise they sign up first. */
  newAccounts: v.optional(v.boolean(), true),
  providers: v.optional(
    v.pipe(v.array(signInProvider), v.maxLength(10), v.check(areDifferent)),
    [],
  ),
});
export type SignInWays = v.InferOutput<typeof signInWays>;

export const STANDARD_SIGN_IN: SignInWays = {
  mailedCode: true,
  passkeys: true,
  newAccounts: true,
  providers: [],
};

/** The names of the two providers that everybody knows. */
const NAMES: Partial<Record<ProviderKind, string>> = { GOOGLE: 'Google', APPLE: 'Apple' };

/** What the button of a provider says. */
export const providerName = ({ label, provider, id }: SignInProvider): string =>
  label || (NAMES[provider] ?? id);

/** What visitors know of the ways to sign in. */
export const openSignInWays = v.object({
  mailedCode: v.boolean(),
  passkeys: v.boolean(),
  newAccounts: v.boolean(),
  providers: v.array(
    v.object({ id: v.string(), provider: v.picklist(PROVIDER_KINDS), name: v.string() }),
  ),
});
export type OpenSignInWays = v.InferOutput<typeof openSignInWays>;

/** The ways as visitors see them: without what only concerns the provider, and without those that are closed. */
export const openWaysOf = ({ providers, ...ways }: SignInWays): OpenSignInWays => ({
  ...ways,
  providers: providers
    .filter(({ open }) => open)
    .map((one) => ({ id: one.id, provider: one.provider, name: providerName(one) })),
});
