/** Status and body of a backend's response to a call. */
export type CallResult = { readonly status: number; readonly body: Record<string, unknown> };
