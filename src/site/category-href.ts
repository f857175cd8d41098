/** The path of the page with the products of a category. */
export const categoryHref = (id: string) => `/product-search?categoryId=${encodeURIComponent(id)}`;
