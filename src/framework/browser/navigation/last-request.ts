let id: string | undefined;

/** Id of the last payload request. The error page shows it. */
export const lastRequestId = (): string | undefined => id;

export function noteRequestId(response: Response): void {
  id = response.headers.get('x-request-id') ?? undefined;
}
