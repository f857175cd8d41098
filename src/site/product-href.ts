/** The page of a product by its encrypted link. */
export const productHref = (link: string) => `/product?url=${encodeURIComponent(link)}` as const;
