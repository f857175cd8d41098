/** Why a sign-in at a provider failed: it can't be asked, or what it says is not to be believed. */
export class OpenIdFailure extends Error {
  override name = 'OpenIdFailure';
  readonly kind: 'UNREACHABLE' | 'REFUSED';
  constructor(kind: OpenIdFailure['kind'], message: string) {
    super(message);
    this.kind = kind;
  }
}
