/** Id of the last page request that a script made, to be named when its page can't be shown. */
let id: string | undefined;

export const lastRequestId = (): string | undefined => id;

export function noteRequest(response: Response): void {
  id = response.headers.get('x-request-id') ?? undefined;
}
