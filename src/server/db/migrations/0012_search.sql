-- The index of words under `product_facts.place`, best first (docs/decisions/023-search.md). It holds
-- no text of its own: `noun` is what a product is called, in all languages, `title` its titles and how
-- the Chinese one is spelt, `extra` its shop and attributes, `scope` what searches narrow by (src/server/db/search-text.ts).
DROP TABLE `products_fts`;
--> statement-breakpoint
CREATE VIRTUAL TABLE `products_fts` USING fts5(noun, title, extra, scope, content = '', contentless_delete = 1, tokenize = "porter unicode61 remove_diacritics 2 categories 'L* N* Co Mn Mc'");
--> statement-breakpoint
CREATE TABLE `attribute_values` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`value` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `product_facts` (
	`place` integer PRIMARY KEY NOT NULL,
	`product_id` text NOT NULL,
	`platform` text NOT NULL,
	`category_id` text NOT NULL,
	`shop_id` text NOT NULL,
	`price_fen` integer NOT NULL,
	`sold_count` integer NOT NULL,
	`min_order_quantity` integer NOT NULL,
	`created_at` integer NOT NULL,
	`services` integer NOT NULL,
	`attributes` text NOT NULL,
	`alike` integer NOT NULL,
	`batch` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `product_facts_product_id_unique` ON `product_facts` (`product_id`);--> statement-breakpoint
CREATE INDEX `product_facts_platform` ON `product_facts` (`platform`);--> statement-breakpoint
CREATE INDEX `product_facts_platform_price` ON `product_facts` (`platform`,`price_fen`);--> statement-breakpoint
CREATE INDEX `product_facts_platform_created` ON `product_facts` (`platform`,`created_at`);--> statement-breakpoint
CREATE INDEX `product_facts_category_price` ON `product_facts` (`category_id`,`price_fen`);--> statement-breakpoint
CREATE INDEX `product_facts_category_created` ON `product_facts` (`category_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `product_facts_batch` ON `product_facts` (`batch`);--> statement-breakpoint
CREATE TABLE `search_nouns` (
	`noun` text PRIMARY KEY NOT NULL,
	`weight` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `search_word_keys` (
	`key` text NOT NULL,
	`word` text NOT NULL,
	PRIMARY KEY(`key`, `word`)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `search_words` (
	`word` text PRIMARY KEY NOT NULL,
	`count` integer NOT NULL,
	`meaning` text
);
--> statement-breakpoint
CREATE TABLE `suggestions` (
	`locale` text NOT NULL,
	`key` text NOT NULL,
	`text` text NOT NULL,
	`noun` text NOT NULL,
	PRIMARY KEY(`locale`, `key`, `text`)
) WITHOUT ROWID;
--> statement-breakpoint
DROP INDEX `products_platform_sold`;--> statement-breakpoint
DROP INDEX `products_platform_price`;--> statement-breakpoint
DROP INDEX `products_shop`;--> statement-breakpoint
DROP INDEX `products_category`;--> statement-breakpoint
ALTER TABLE `products` DROP COLUMN `free_shipping`;--> statement-breakpoint
ALTER TABLE `products` DROP COLUMN `dispatch_within`;