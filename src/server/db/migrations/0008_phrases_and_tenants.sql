CREATE TABLE `phrases` (
	`source` text PRIMARY KEY NOT NULL,
	`texts` text NOT NULL
);
--> statement-breakpoint
-- Before the long detail, where reading it costs a card nothing: so the table is made anew.
CREATE TABLE `products_new` (
	`id` text PRIMARY KEY NOT NULL,
	`platform` text NOT NULL,
	`item_id` text NOT NULL,
	`url` text NOT NULL,
	`shop_id` text NOT NULL,
	`category_id` text NOT NULL,
	`title_zh` text NOT NULL,
	`title_en` text NOT NULL,
	`image` text NOT NULL,
	`price_mode` text NOT NULL,
	`price_fen` integer NOT NULL,
	`min_order_quantity` integer NOT NULL,
	`sold_count` integer NOT NULL,
	`goods_class` text NOT NULL,
	`status` text NOT NULL,
	`created_at` integer NOT NULL,
	`free_shipping` integer DEFAULT false NOT NULL,
	`dispatch_within` integer DEFAULT 72 NOT NULL,
	`titles` text DEFAULT '{}' NOT NULL,
	`detail` text NOT NULL
);
--> statement-breakpoint
INSERT INTO `products_new` (`id`, `platform`, `item_id`, `url`, `shop_id`, `category_id`, `title_zh`, `title_en`, `image`, `price_mode`, `price_fen`, `min_order_quantity`, `sold_count`, `goods_class`, `status`, `created_at`, `free_shipping`, `dispatch_within`, `detail`) SELECT `id`, `platform`, `item_id`, `url`, `shop_id`, `category_id`, `title_zh`, `title_en`, `image`, `price_mode`, `price_fen`, `min_order_quantity`, `sold_count`, `goods_class`, `status`, `created_at`, `free_shipping`, `dispatch_within`, `detail` FROM `products`;--> statement-breakpoint
DROP TABLE `products`;--> statement-breakpoint
ALTER TABLE `products_new` RENAME TO `products`;--> statement-breakpoint
CREATE UNIQUE INDEX `products_url_unique` ON `products` (`url`);--> statement-breakpoint
CREATE INDEX `products_platform_sold` ON `products` (`platform`,`sold_count`);--> statement-breakpoint
CREATE INDEX `products_platform_price` ON `products` (`platform`,`price_fen`);--> statement-breakpoint
CREATE INDEX `products_platform_created` ON `products` (`platform`,`created_at`);--> statement-breakpoint
CREATE INDEX `products_shop` ON `products` (`shop_id`,`sold_count`);--> statement-breakpoint
CREATE INDEX `products_category` ON `products` (`category_id`,`sold_count`);--> statement-breakpoint
ALTER TABLE `deposit_channels` ADD `closed` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `warehouses` ADD `position` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `warehouses` ADD `closed` integer DEFAULT false NOT NULL;