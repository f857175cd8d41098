-- Made anew, not altered, so that the new columns stand before the long one; the seed writes the rows.
DROP TABLE `products`;--> statement-breakpoint
CREATE TABLE `products` (
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
	`detail` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `products_url_unique` ON `products` (`url`);--> statement-breakpoint
CREATE INDEX `products_platform_sold` ON `products` (`platform`,`sold_count`);--> statement-breakpoint
CREATE INDEX `products_platform_price` ON `products` (`platform`,`price_fen`);--> statement-breakpoint
CREATE INDEX `products_platform_created` ON `products` (`platform`,`created_at`);--> statement-breakpoint
CREATE INDEX `products_shop` ON `products` (`shop_id`,`sold_count`);--> statement-breakpoint
CREATE INDEX `products_category` ON `products` (`category_id`,`sold_count`);
