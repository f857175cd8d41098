-- Words of a product's titles (`title`), of its shop, category and attributes (`extra`), Chinese as single and
-- paired characters; `scope` holds what searches narrow by. All three are made by src/server/db/search-text.ts.
CREATE VIRTUAL TABLE `products_fts` USING fts5(id UNINDEXED, title, extra, scope, tokenize = 'porter unicode61 remove_diacritics 2');
