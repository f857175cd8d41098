CREATE TABLE `guest_carts` (
	`id` text PRIMARY KEY NOT NULL,
	`tenant_id` text NOT NULL,
	`token_hash` text NOT NULL,
	`created_at` integer NOT NULL,
	`last_used_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `guest_carts_token` ON `guest_carts` (`tenant_id`,`token_hash`);--> statement-breakpoint
CREATE UNIQUE INDEX `guest_carts_key` ON `guest_carts` (`tenant_id`,`id`);--> statement-breakpoint
CREATE INDEX `guest_carts_last_use` ON `guest_carts` (`tenant_id`,`last_used_at`);--> statement-breakpoint
CREATE TABLE `__new_cart_items` (
	`id` text PRIMARY KEY NOT NULL,
	`tenant_id` text NOT NULL,
	`user_id` text,
	`guest_id` text,
	`product_url` text NOT NULL,
	`sku_id` text NOT NULL,
	`quantity` integer NOT NULL,
	`message` text NOT NULL,
	`added_price_fen` integer NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`tenant_id`,`user_id`) REFERENCES `users`(`tenant_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`tenant_id`,`guest_id`) REFERENCES `guest_carts`(`tenant_id`,`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "cart_items_quantity" CHECK("quantity" > 0),
	CONSTRAINT "cart_items_owner" CHECK(("user_id" is null) <> ("guest_id" is null))
);
--> statement-breakpoint
INSERT INTO `__new_cart_items`("id", "tenant_id", "user_id", "guest_id", "product_url", "sku_id", "quantity", "message", "added_price_fen", "created_at") SELECT "id", "tenant_id", "user_id", null, "product_url", "sku_id", "quantity", "message", "added_price_fen", "created_at" FROM `cart_items`;--> statement-breakpoint
DROP TABLE `cart_items`;--> statement-breakpoint
ALTER TABLE `__new_cart_items` RENAME TO `cart_items`;--> statement-breakpoint
CREATE UNIQUE INDEX `cart_items_sku` ON `cart_items` (`tenant_id`,`user_id`,`product_url`,`sku_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `cart_items_guest_sku` ON `cart_items` (`tenant_id`,`guest_id`,`product_url`,`sku_id`);--> statement-breakpoint
CREATE TABLE `__new_previews` (
	`id` text PRIMARY KEY NOT NULL,
	`tenant_id` text NOT NULL,
	`user_id` text,
	`guest_id` text,
	`product_url` text NOT NULL,
	`items` text NOT NULL,
	`message` text NOT NULL,
	`created_at` integer NOT NULL,
	`used_at` integer,
	FOREIGN KEY (`tenant_id`,`user_id`) REFERENCES `users`(`tenant_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`tenant_id`,`guest_id`) REFERENCES `guest_carts`(`tenant_id`,`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "previews_owner_kind" CHECK(("user_id" is null) <> ("guest_id" is null))
);
--> statement-breakpoint
INSERT INTO `__new_previews`("id", "tenant_id", "user_id", "guest_id", "product_url", "items", "message", "created_at", "used_at") SELECT "id", "tenant_id", "user_id", null, "product_url", "items", "message", "created_at", "used_at" FROM `previews`;--> statement-breakpoint
DROP TABLE `previews`;--> statement-breakpoint
ALTER TABLE `__new_previews` RENAME TO `previews`;--> statement-breakpoint
CREATE INDEX `previews_owner` ON `previews` (`tenant_id`,`user_id`);--> statement-breakpoint
CREATE INDEX `previews_guest` ON `previews` (`tenant_id`,`guest_id`);--> statement-breakpoint
UPDATE `tenants` SET `record` = json_set(`record`, '$.guestCart', json('{"enabled":true,"keptDays":30}')) WHERE json_type(`record`, '$.guestCart') IS NULL;--> statement-breakpoint
UPDATE `shop_parts` SET `draft` = json_set(`draft`, '$.guestCart', json('{"enabled":true,"keptDays":30}')) WHERE `part` = 'features' AND `draft` IS NOT NULL;--> statement-breakpoint
CREATE TRIGGER `cart_items_guest_limit` AFTER INSERT ON `cart_items`
WHEN new.`guest_id` IS NOT NULL AND (SELECT count(*) FROM `cart_items` WHERE `tenant_id` = new.`tenant_id` AND `guest_id` = new.`guest_id`) > 50
BEGIN
	SELECT RAISE(ABORT, 'cart_items: a guest has too many');
END;
