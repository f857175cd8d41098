let id: string | undefined;

/** Id of the last payload request, to be shown when its page can't be. */
export const lastRequestId = (): string | undefined => id;

export function noteRequest(response: Response): void {
  id = response.headers.get('x-request-id') ?? undefined;
}
