-- Words of a product's titles (`title`), of its shop, category and attributes (`extra`) and of the categories above
-- (`path`), Chinese as single and paired characters; `scope` holds what searches narrow by. src/server/db/search-text.ts.
CREATE VIRTUAL TABLE `products_fts` USING fts5(id UNINDEXED, title, extra, path, scope, tokenize = 'porter unicode61 remove_diacritics 2');
