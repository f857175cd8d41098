/** A moment of the database (milliseconds since the epoch) as the wire writes it. */
export function iso(milliseconds: number): string {
  return new Date(milliseconds).toISOString();
}

/** As `iso`; nothing for nothing. */
export function isoOrNone(milliseconds: number | null | undefined): string | undefined {
  return milliseconds ? iso(milliseconds) : undefined;
}
