CREATE TABLE `own_products` (
	`id` text PRIMARY KEY NOT NULL,
	`tenant_id` text NOT NULL,
	`state` text NOT NULL,
	`item_no` text NOT NULL,
	`code` text NOT NULL,
	`titles` text NOT NULL,
	`descriptions` text NOT NULL,
	`category_id` text NOT NULL,
	`goods_class` text NOT NULL,
	`unit` text NOT NULL,
	`options` text NOT NULL,
	`pictures` text NOT NULL,
	`tiers` text NOT NULL,
	`freight_first_fen` integer NOT NULL,
	`freight_next_fen` integer NOT NULL,
	`dispatch_hours` integer NOT NULL,
	`typed` text,
	`available_count` integer DEFAULT 0 NOT NULL,
	`price_fen` integer DEFAULT 0 NOT NULL,
	`max_price_fen` integer DEFAULT 0 NOT NULL,
	`sold_count` integer DEFAULT 0 NOT NULL,
	`version` integer DEFAULT 0 NOT NULL,
	`created_by` text NOT NULL,
	`created_at` integer NOT NULL,
	`changed_at` integer NOT NULL,
	`published_at` integer
);
--> statement-breakpoint
CREATE UNIQUE INDEX `own_products_key` ON `own_products` (`tenant_id`,`id`);--> statement-breakpoint
CREATE UNIQUE INDEX `own_products_code` ON `own_products` (`tenant_id`,`code`);--> statement-breakpoint
CREATE UNIQUE INDEX `own_products_item` ON `own_products` (`tenant_id`,`item_no`);--> statement-breakpoint
CREATE INDEX `own_products_newest` ON `own_products` (`tenant_id`,`state`,`changed_at`,`id`);--> statement-breakpoint
CREATE INDEX `own_products_stock` ON `own_products` (`tenant_id`,`state`,`available_count`,`id`);--> statement-breakpoint
CREATE INDEX `own_products_price` ON `own_products` (`tenant_id`,`state`,`price_fen`,`id`);--> statement-breakpoint
CREATE TABLE `own_reservations` (
	`order_item_id` text PRIMARY KEY NOT NULL,
	`tenant_id` text NOT NULL,
	`order_id` text NOT NULL,
	`variant_id` text NOT NULL,
	`quantity` integer NOT NULL,
	`state` text NOT NULL,
	`reserved_at` integer NOT NULL,
	`ended_at` integer,
	FOREIGN KEY (`tenant_id`,`order_id`) REFERENCES `purchase_orders`(`tenant_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`tenant_id`,`order_item_id`) REFERENCES `purchase_order_items`(`tenant_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`tenant_id`,`variant_id`) REFERENCES `own_variants`(`tenant_id`,`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "own_reservations_quantity" CHECK("own_reservations"."quantity" > 0)
);
--> statement-breakpoint
CREATE INDEX `own_reservations_order` ON `own_reservations` (`tenant_id`,`order_id`);--> statement-breakpoint
CREATE INDEX `own_reservations_variant` ON `own_reservations` (`variant_id`,`reserved_at`);--> statement-breakpoint
CREATE TABLE `own_stock_events` (
	`id` text PRIMARY KEY NOT NULL,
	`tenant_id` text NOT NULL,
	`variant_id` text NOT NULL,
	`kind` text NOT NULL,
	`change` integer NOT NULL,
	`on_hand` integer NOT NULL,
	`reason` text NOT NULL,
	`made_by` text NOT NULL,
	`at` integer NOT NULL,
	FOREIGN KEY (`tenant_id`,`variant_id`) REFERENCES `own_variants`(`tenant_id`,`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `own_stock_events_variant` ON `own_stock_events` (`variant_id`,`at`,`id`);--> statement-breakpoint
CREATE TABLE `own_variants` (
	`id` text PRIMARY KEY NOT NULL,
	`tenant_id` text NOT NULL,
	`product_id` text NOT NULL,
	`position` integer NOT NULL,
	`sku` text NOT NULL,
	`value_keys` text NOT NULL,
	`price_fen` integer NOT NULL,
	`weight_g` integer NOT NULL,
	`length_mm` integer NOT NULL,
	`width_mm` integer NOT NULL,
	`height_mm` integer NOT NULL,
	`active` integer DEFAULT true NOT NULL,
	`on_hand` integer DEFAULT 0 NOT NULL,
	`reserved` integer DEFAULT 0 NOT NULL,
	FOREIGN KEY (`tenant_id`,`product_id`) REFERENCES `own_products`(`tenant_id`,`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "own_variants_stock" CHECK("own_variants"."reserved" >= 0 and "own_variants"."on_hand" >= "own_variants"."reserved")
);
--> statement-breakpoint
CREATE UNIQUE INDEX `own_variants_key` ON `own_variants` (`tenant_id`,`id`);--> statement-breakpoint
CREATE UNIQUE INDEX `own_variants_sku` ON `own_variants` (`tenant_id`,`sku`);--> statement-breakpoint
CREATE INDEX `own_variants_product` ON `own_variants` (`product_id`,`position`);--> statement-breakpoint
CREATE TABLE `own_words` (
	`tenant_id` text NOT NULL,
	`word` text NOT NULL,
	`product_id` text NOT NULL,
	PRIMARY KEY(`tenant_id`, `word`, `product_id`),
	FOREIGN KEY (`tenant_id`,`product_id`) REFERENCES `own_products`(`tenant_id`,`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `own_words_product` ON `own_words` (`tenant_id`,`product_id`);--> statement-breakpoint
ALTER TABLE `sheets` ADD `kind` text DEFAULT 'ORDERS' NOT NULL;--> statement-breakpoint
-- A product knows what its variants cost and how many pieces of them can be ordered: lists and searches sort by it.
CREATE TRIGGER `own_variants_insert_counts` AFTER INSERT ON `own_variants` BEGIN
  UPDATE own_products SET available_count = (SELECT coalesce(sum(on_hand - reserved), 0) FROM own_variants WHERE product_id = NEW.product_id AND active),
    price_fen = (SELECT coalesce(min(price_fen), 0) FROM own_variants WHERE product_id = NEW.product_id AND active),
    max_price_fen = (SELECT coalesce(max(price_fen), 0) FROM own_variants WHERE product_id = NEW.product_id AND active)
  WHERE id = NEW.product_id;
END;
--> statement-breakpoint
CREATE TRIGGER `own_variants_update_counts` AFTER UPDATE ON `own_variants` BEGIN
  UPDATE own_products SET available_count = (SELECT coalesce(sum(on_hand - reserved), 0) FROM own_variants WHERE product_id = NEW.product_id AND active),
    price_fen = (SELECT coalesce(min(price_fen), 0) FROM own_variants WHERE product_id = NEW.product_id AND active),
    max_price_fen = (SELECT coalesce(max(price_fen), 0) FROM own_variants WHERE product_id = NEW.product_id AND active)
  WHERE id = NEW.product_id;
END;
--> statement-breakpoint
-- What shoppers see of a shop changes with the products that it sells (docs/decisions/028-content-revisions.md).
CREATE TRIGGER `own_products_insert_revises` AFTER INSERT ON `own_products` WHEN NEW.state = 'PUBLISHED' BEGIN
  UPDATE revisions SET revision = max(revision + 1, cast(unixepoch('subsec') * 1000 as integer)) WHERE scope = NEW.tenant_id;
END;
--> statement-breakpoint
CREATE TRIGGER `own_products_update_revises` AFTER UPDATE ON `own_products` WHEN OLD.state = 'PUBLISHED' OR NEW.state = 'PUBLISHED' BEGIN
  UPDATE revisions SET revision = max(revision + 1, cast(unixepoch('subsec') * 1000 as integer)) WHERE scope IN (OLD.tenant_id, NEW.tenant_id);
END;
--> statement-breakpoint
CREATE TRIGGER `own_products_delete_revises` AFTER DELETE ON `own_products` WHEN OLD.state = 'PUBLISHED' BEGIN
  UPDATE revisions SET revision = max(revision + 1, cast(unixepoch('subsec') * 1000 as integer)) WHERE scope = OLD.tenant_id;
END;
--> statement-breakpoint
-- A correction is corrected by another one.
CREATE TRIGGER `own_stock_events_no_update` BEFORE UPDATE ON `own_stock_events` BEGIN
  SELECT RAISE(ABORT, 'own_stock_events: rows are never changed');
END;
