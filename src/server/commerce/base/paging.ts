type PageQuery = { pageNo: number; pageSize: number };

/** The rows of a page, for `limit` and `offset`. */
export function pageRange({ pageNo, pageSize }: PageQuery): { limit: number; offset: number } {
  return { limit: pageSize, offset: (pageNo - 1) * pageSize };
}

/** A page in the contract's format. */
export function pageOf<T>(records: T[], total: number, { pageNo, pageSize }: PageQuery) {
  return { total, pageNo, pageSize, totalPage: Math.ceil(total / pageSize), records };
}
