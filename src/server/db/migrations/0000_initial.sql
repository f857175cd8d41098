CREATE TABLE `categories` (
	`id` text PRIMARY KEY NOT NULL,
	`parent_id` text,
	`level` integer NOT NULL,
	`position` integer NOT NULL,
	`names` text NOT NULL,
	`image` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `categories_parent` ON `categories` (`parent_id`,`position`);--> statement-breakpoint
CREATE TABLE `category_ancestors` (
	`ancestor_id` text NOT NULL,
	`category_id` text NOT NULL,
	PRIMARY KEY(`ancestor_id`, `category_id`)
);
--> statement-breakpoint
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
CREATE INDEX `products_category` ON `products` (`category_id`,`sold_count`);--> statement-breakpoint
CREATE TABLE `shops` (
	`id` text PRIMARY KEY NOT NULL,
	`platform` text NOT NULL,
	`name` text NOT NULL,
	`name_en` text NOT NULL,
	`score_tenths` integer NOT NULL,
	`years` integer NOT NULL,
	`ship_from` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `deposits` (
	`id` text PRIMARY KEY NOT NULL,
	`tenant_id` text NOT NULL,
	`user_id` text NOT NULL,
	`deposit_no` text NOT NULL,
	`channel_id` text NOT NULL,
	`status` text NOT NULL,
	`amount_fen` integer NOT NULL,
	`pay_amount` text NOT NULL,
	`pay_currency` text NOT NULL,
	`rate` text NOT NULL,
	`reference` text NOT NULL,
	`created_at` integer NOT NULL,
	`credited_at` integer,
	CONSTRAINT "deposits_amount" CHECK("deposits"."amount_fen" > 0)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `deposits_no` ON `deposits` (`tenant_id`,`deposit_no`);--> statement-breakpoint
CREATE INDEX `deposits_owner` ON `deposits` (`tenant_id`,`user_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `idempotency_keys` (
	`tenant_id` text NOT NULL,
	`user_id` text NOT NULL,
	`key` text NOT NULL,
	`endpoint` text NOT NULL,
	`request_hash` text NOT NULL,
	`status` integer NOT NULL,
	`body` text NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`tenant_id`, `user_id`, `key`)
);
--> statement-breakpoint
CREATE INDEX `idempotency_keys_age` ON `idempotency_keys` (`created_at`);--> statement-breakpoint
CREATE TABLE `ledger_accounts` (
	`tenant_id` text NOT NULL,
	`user_id` text NOT NULL,
	`kind` text NOT NULL,
	`currency` text NOT NULL,
	`balance_fen` integer NOT NULL,
	PRIMARY KEY(`tenant_id`, `user_id`, `kind`, `currency`),
	CONSTRAINT "ledger_accounts_no_overdraft" CHECK("ledger_accounts"."balance_fen" >= 0 or "ledger_accounts"."kind" not in ('AVAILABLE', 'FROZEN'))
);
--> statement-breakpoint
CREATE TABLE `ledger_lines` (
	`sequence` integer PRIMARY KEY NOT NULL,
	`transfer_id` text NOT NULL,
	`position` integer NOT NULL,
	`tenant_id` text NOT NULL,
	`user_id` text NOT NULL,
	`kind` text NOT NULL,
	`currency` text NOT NULL,
	`amount_fen` integer NOT NULL,
	`balance_after_fen` integer NOT NULL,
	`type` text NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `ledger_lines_position` ON `ledger_lines` (`transfer_id`,`position`);--> statement-breakpoint
CREATE INDEX `ledger_lines_statement` ON `ledger_lines` (`tenant_id`,`user_id`,`kind`,`sequence`);--> statement-breakpoint
CREATE INDEX `ledger_lines_statement_type` ON `ledger_lines` (`tenant_id`,`user_id`,`kind`,`type`,`sequence`);--> statement-breakpoint
CREATE TABLE `ledger_transfers` (
	`id` text PRIMARY KEY NOT NULL,
	`tenant_id` text NOT NULL,
	`idempotency_key` text NOT NULL,
	`type` text NOT NULL,
	`reference` text NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `ledger_transfers_key` ON `ledger_transfers` (`tenant_id`,`idempotency_key`);--> statement-breakpoint
CREATE TABLE `cart_items` (
	`id` text PRIMARY KEY NOT NULL,
	`tenant_id` text NOT NULL,
	`user_id` text NOT NULL,
	`product_url` text NOT NULL,
	`sku_id` text NOT NULL,
	`quantity` integer NOT NULL,
	`message` text NOT NULL,
	`added_price_fen` integer NOT NULL,
	`created_at` integer NOT NULL,
	CONSTRAINT "cart_items_quantity" CHECK("cart_items"."quantity" > 0)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `cart_items_sku` ON `cart_items` (`tenant_id`,`user_id`,`product_url`,`sku_id`);--> statement-breakpoint
CREATE TABLE `order_events` (
	`sequence` integer PRIMARY KEY NOT NULL,
	`order_type` text NOT NULL,
	`order_id` text NOT NULL,
	`event` text NOT NULL,
	`from_status` text,
	`to_status` text NOT NULL,
	`actor` text NOT NULL,
	`details` text NOT NULL,
	`at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `order_events_order` ON `order_events` (`order_type`,`order_id`,`sequence`);--> statement-breakpoint
CREATE TABLE `payments` (
	`id` text PRIMARY KEY NOT NULL,
	`tenant_id` text NOT NULL,
	`user_id` text NOT NULL,
	`payment_no` text NOT NULL,
	`type` text NOT NULL,
	`order_type` text NOT NULL,
	`order_id` text NOT NULL,
	`order_no` text NOT NULL,
	`amount_fen` integer NOT NULL,
	`refunded_fen` integer DEFAULT 0 NOT NULL,
	`status` text NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer,
	`paid_at` integer,
	CONSTRAINT "payments_refunded" CHECK("payments"."refunded_fen" between 0 and "payments"."amount_fen")
);
--> statement-breakpoint
CREATE UNIQUE INDEX `payments_no` ON `payments` (`tenant_id`,`payment_no`);--> statement-breakpoint
CREATE INDEX `payments_order` ON `payments` (`order_type`,`order_id`);--> statement-breakpoint
CREATE INDEX `payments_owner_status` ON `payments` (`tenant_id`,`user_id`,`status`,`created_at`);--> statement-breakpoint
CREATE TABLE `previews` (
	`id` text PRIMARY KEY NOT NULL,
	`tenant_id` text NOT NULL,
	`user_id` text NOT NULL,
	`product_url` text NOT NULL,
	`items` text NOT NULL,
	`message` text NOT NULL,
	`created_at` integer NOT NULL,
	`used_at` integer
);
--> statement-breakpoint
CREATE INDEX `previews_owner` ON `previews` (`tenant_id`,`user_id`);--> statement-breakpoint
CREATE TABLE `purchase_order_items` (
	`id` text PRIMARY KEY NOT NULL,
	`order_id` text NOT NULL,
	`position` integer NOT NULL,
	`product_id` text NOT NULL,
	`product_url` text NOT NULL,
	`sku_id` text NOT NULL,
	`title` text NOT NULL,
	`title_trans` text NOT NULL,
	`image` text NOT NULL,
	`attributes` text NOT NULL,
	`quantity` integer NOT NULL,
	`price_fen` integer NOT NULL,
	`weight_g` integer NOT NULL,
	`message` text NOT NULL,
	`status` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `purchase_order_items_order` ON `purchase_order_items` (`order_id`,`position`);--> statement-breakpoint
CREATE TABLE `purchase_orders` (
	`id` text PRIMARY KEY NOT NULL,
	`tenant_id` text NOT NULL,
	`user_id` text NOT NULL,
	`order_no` text NOT NULL,
	`status` text NOT NULL,
	`close_reason` text,
	`refund_status` text NOT NULL,
	`platform` text NOT NULL,
	`shop_id` text NOT NULL,
	`shop_name` text NOT NULL,
	`shop_name_trans` text NOT NULL,
	`goods_fen` integer NOT NULL,
	`domestic_freight_fen` integer NOT NULL,
	`service_fee_fen` integer NOT NULL,
	`total_fen` integer NOT NULL,
	`currency` text NOT NULL,
	`rate` text NOT NULL,
	`rate_source` text NOT NULL,
	`rate_fetched_at` integer NOT NULL,
	`warehouse_id` text,
	`user_warehouse_id` text,
	`message` text NOT NULL,
	`search_text` text NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	CONSTRAINT "purchase_orders_total" CHECK("purchase_orders"."total_fen" = "purchase_orders"."goods_fen" + "purchase_orders"."domestic_freight_fen" + "purchase_orders"."service_fee_fen")
);
--> statement-breakpoint
CREATE UNIQUE INDEX `purchase_orders_no` ON `purchase_orders` (`tenant_id`,`order_no`);--> statement-breakpoint
CREATE INDEX `purchase_orders_owner` ON `purchase_orders` (`tenant_id`,`user_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `purchase_orders_owner_status` ON `purchase_orders` (`tenant_id`,`user_id`,`status`,`created_at`);--> statement-breakpoint
CREATE INDEX `purchase_orders_expiry` ON `purchase_orders` (`status`,`expires_at`);--> statement-breakpoint
CREATE TABLE `announcements` (
	`id` text PRIMARY KEY NOT NULL,
	`tenant_id` text NOT NULL,
	`title` text NOT NULL,
	`html` text NOT NULL,
	`published_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `announcements_tenant` ON `announcements` (`tenant_id`,`published_at`);--> statement-breakpoint
CREATE TABLE `articles` (
	`tenant_id` text NOT NULL,
	`type` text NOT NULL,
	`locale` text NOT NULL,
	`title` text NOT NULL,
	`html` text NOT NULL,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`tenant_id`, `type`, `locale`)
);
--> statement-breakpoint
CREATE TABLE `banners` (
	`id` text PRIMARY KEY NOT NULL,
	`tenant_id` text NOT NULL,
	`position` integer NOT NULL,
	`image` text NOT NULL,
	`title` text NOT NULL,
	`text` text NOT NULL,
	`link` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `banners_tenant` ON `banners` (`tenant_id`,`position`);--> statement-breakpoint
CREATE TABLE `deposit_channels` (
	`id` text PRIMARY KEY NOT NULL,
	`tenant_id` text NOT NULL,
	`position` integer NOT NULL,
	`type` text NOT NULL,
	`name` text NOT NULL,
	`instructions` text NOT NULL,
	`currency` text NOT NULL,
	`fee_basis_points` integer NOT NULL,
	`minimum_fen` integer NOT NULL,
	`maximum_fen` integer NOT NULL,
	`instant` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `deposit_channels_tenant` ON `deposit_channels` (`tenant_id`,`position`);--> statement-breakpoint
CREATE TABLE `exchange_rates` (
	`currency` text PRIMARY KEY NOT NULL,
	`rate` text NOT NULL,
	`source` text NOT NULL,
	`fetched_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `how_to_use_steps` (
	`tenant_id` text NOT NULL,
	`position` integer NOT NULL,
	`name` text NOT NULL,
	`remark` text NOT NULL,
	`image` text NOT NULL,
	`description` text NOT NULL,
	PRIMARY KEY(`tenant_id`, `position`)
);
--> statement-breakpoint
CREATE TABLE `product_groups` (
	`id` text PRIMARY KEY NOT NULL,
	`tenant_id` text NOT NULL,
	`kind` text NOT NULL,
	`position` integer NOT NULL,
	`name` text NOT NULL,
	`product_ids` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `product_groups_tenant` ON `product_groups` (`tenant_id`,`kind`,`position`);--> statement-breakpoint
CREATE TABLE `tenant_hosts` (
	`host` text PRIMARY KEY NOT NULL,
	`tenant_id` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `tenants` (
	`id` text PRIMARY KEY NOT NULL,
	`record` text NOT NULL,
	`revision` integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE `warehouses` (
	`id` text PRIMARY KEY NOT NULL,
	`tenant_id` text NOT NULL,
	`region` text NOT NULL,
	`name` text NOT NULL,
	`country` text NOT NULL,
	`address` text NOT NULL,
	`phone` text NOT NULL,
	`post_code` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `warehouses_tenant` ON `warehouses` (`tenant_id`,`region`);--> statement-breakpoint
CREATE TABLE `addresses` (
	`id` text PRIMARY KEY NOT NULL,
	`tenant_id` text NOT NULL,
	`user_id` text NOT NULL,
	`name` text NOT NULL,
	`phone` text NOT NULL,
	`province` text NOT NULL,
	`city` text NOT NULL,
	`district` text NOT NULL,
	`line1` text NOT NULL,
	`post_code` text NOT NULL,
	`default_address` integer NOT NULL,
	`created_at` integer NOT NULL,
	`country` text NOT NULL,
	`line2` text NOT NULL,
	`tax_id` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `addresses_owner` ON `addresses` (`tenant_id`,`user_id`);--> statement-breakpoint
CREATE TABLE `attempts` (
	`key` text PRIMARY KEY NOT NULL,
	`count` integer NOT NULL,
	`window_ends_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `attempts_window` ON `attempts` (`window_ends_at`);--> statement-breakpoint
CREATE TABLE `billing_addresses` (
	`id` text PRIMARY KEY NOT NULL,
	`tenant_id` text NOT NULL,
	`user_id` text NOT NULL,
	`name` text NOT NULL,
	`phone` text NOT NULL,
	`province` text NOT NULL,
	`city` text NOT NULL,
	`district` text NOT NULL,
	`line1` text NOT NULL,
	`post_code` text NOT NULL,
	`default_address` integer NOT NULL,
	`created_at` integer NOT NULL,
	`country` text NOT NULL,
	`line2` text NOT NULL,
	`tax_id` text NOT NULL,
	`type` text NOT NULL,
	`company_name` text NOT NULL,
	`tax_no` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `billing_addresses_owner` ON `billing_addresses` (`tenant_id`,`user_id`);--> statement-breakpoint
CREATE TABLE `email_codes` (
	`tenant_id` text NOT NULL,
	`email` text NOT NULL,
	`code_hash` text NOT NULL,
	`sent_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`attempts` integer DEFAULT 0 NOT NULL,
	`verified_at` integer,
	PRIMARY KEY(`tenant_id`, `email`)
);
--> statement-breakpoint
CREATE INDEX `email_codes_sent` ON `email_codes` (`sent_at`);--> statement-breakpoint
CREATE TABLE `notifications` (
	`id` text PRIMARY KEY NOT NULL,
	`tenant_id` text NOT NULL,
	`user_id` text NOT NULL,
	`type` text NOT NULL,
	`parameters` text NOT NULL,
	`link` text NOT NULL,
	`created_at` integer NOT NULL,
	`read_at` integer
);
--> statement-breakpoint
CREATE INDEX `notifications_owner` ON `notifications` (`tenant_id`,`user_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `notifications_unread` ON `notifications` (`tenant_id`,`user_id`,`read_at`);--> statement-breakpoint
CREATE TABLE `operations` (
	`id` text PRIMARY KEY NOT NULL,
	`tenant_id` text NOT NULL,
	`user_id` text NOT NULL,
	`kind` text NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `operations_owner` ON `operations` (`tenant_id`,`user_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `outbox` (
	`id` text PRIMARY KEY NOT NULL,
	`tenant_id` text NOT NULL,
	`to` text NOT NULL,
	`from` text NOT NULL,
	`subject` text NOT NULL,
	`text` text NOT NULL,
	`html` text NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `outbox_to` ON `outbox` (`to`,`created_at`);--> statement-breakpoint
CREATE TABLE `promotion_codes` (
	`tenant_id` text NOT NULL,
	`code` text NOT NULL,
	PRIMARY KEY(`tenant_id`, `code`)
);
--> statement-breakpoint
CREATE TABLE `sessions` (
	`id` text PRIMARY KEY NOT NULL,
	`tenant_id` text NOT NULL,
	`user_id` text NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`revoked_at` integer
);
--> statement-breakpoint
CREATE INDEX `sessions_user` ON `sessions` (`tenant_id`,`user_id`);--> statement-breakpoint
CREATE INDEX `sessions_expiry` ON `sessions` (`expires_at`);--> statement-breakpoint
CREATE TABLE `user_warehouses` (
	`id` text PRIMARY KEY NOT NULL,
	`tenant_id` text NOT NULL,
	`user_id` text NOT NULL,
	`name` text NOT NULL,
	`phone` text NOT NULL,
	`province` text NOT NULL,
	`city` text NOT NULL,
	`district` text NOT NULL,
	`line1` text NOT NULL,
	`post_code` text NOT NULL,
	`default_address` integer NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `user_warehouses_owner` ON `user_warehouses` (`tenant_id`,`user_id`);--> statement-breakpoint
CREATE TABLE `users` (
	`id` text PRIMARY KEY NOT NULL,
	`tenant_id` text NOT NULL,
	`email` text NOT NULL,
	`second_email` text DEFAULT '' NOT NULL,
	`name` text NOT NULL,
	`phone_number` text DEFAULT '' NOT NULL,
	`language` text NOT NULL,
	`password_hash` text NOT NULL,
	`pay_password_hash` text,
	`pay_password_failures` integer DEFAULT 0 NOT NULL,
	`pay_password_day_failures` integer DEFAULT 0 NOT NULL,
	`pay_password_day` integer DEFAULT 0 NOT NULL,
	`pay_password_locked_until` integer DEFAULT 0 NOT NULL,
	`promotion_code` text DEFAULT '' NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `users_tenant_email` ON `users` (`tenant_id`,`email`);