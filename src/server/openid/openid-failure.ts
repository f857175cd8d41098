/**
 * Why a sign-in at a provider failed: the provider can't be reached, or its response is not valid.
 */
export class OpenIdFailure extends Error {
  override name = 'OpenIdFailure';
  readonly kind: 'UNREACHABLE' | 'REFUSED';
  constructor(kind: OpenIdFailure['kind'], message: string) {
    super(message);
    this.kind = kind;
  }
}
