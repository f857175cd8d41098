-- Words of a product's titles, shop and category; Chinese as single and paired characters (src/server/db/search-text.ts).
CREATE VIRTUAL TABLE `products_fts` USING fts5(title, extra, tokenize = 'unicode61 remove_diacritics 2');
