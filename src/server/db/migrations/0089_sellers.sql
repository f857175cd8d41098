CREATE TABLE `sellers` (
	`tenant_id` text NOT NULL,
	`platform` text NOT NULL,
	`shop_id` text NOT NULL,
	`shop_name` text NOT NULL,
	`orders` integer NOT NULL,
	`refused` integer NOT NULL,
	`last_order_at` integer NOT NULL,
	`cost_fen` integer NOT NULL,
	`paid_fen` integer NOT NULL,
	PRIMARY KEY(`tenant_id`, `platform`, `shop_id`)
);
--> statement-breakpoint
CREATE INDEX `purchase_orders_seller_waits` ON `purchase_orders` (`tenant_id`,`platform`,`shop_id`,`status_at`) WHERE status = 'PURCHASED';--> statement-breakpoint
CREATE INDEX `own_products_out` ON `own_products` (`tenant_id`,`state`,`changed_at`,`id`) WHERE available_count = 0;--> statement-breakpoint
CREATE INDEX `own_products_out_price` ON `own_products` (`tenant_id`,`state`,`price_fen`,`id`) WHERE available_count = 0;
--> statement-breakpoint
INSERT INTO `sellers` (`tenant_id`, `platform`, `shop_id`, `shop_name`, `orders`, `refused`, `last_order_at`, `cost_fen`, `paid_fen`)
SELECT `tenant_id`, `platform`, `shop_id`, max(`shop_name`), count(*), sum(`close_reason` IS NOT NULL AND `close_reason` IN ('SELLER_REFUSED', 'OUT_OF_STOCK')), max(`created_at`), sum(coalesce(`cost_fen`, 0)), sum(iif(`cost_fen` IS NULL, 0, `total_fen`))
FROM `purchase_orders` GROUP BY `tenant_id`, `platform`, `shop_id`;
--> statement-breakpoint
-- What the orders of a seller amount to is added up when they change: a large seller has too many for a list to read.
-- A new order adds to it by a statement of its own (docs/decisions/112-sums-of-sellers.md).
CREATE TRIGGER `purchase_orders_update_seller` AFTER UPDATE OF `close_reason`, `cost_fen`, `total_fen` ON `purchase_orders` BEGIN
  UPDATE `sellers` SET
    `refused` = `refused` - (OLD.`close_reason` IS NOT NULL AND OLD.`close_reason` IN ('SELLER_REFUSED', 'OUT_OF_STOCK')) + (NEW.`close_reason` IS NOT NULL AND NEW.`close_reason` IN ('SELLER_REFUSED', 'OUT_OF_STOCK')),
    `cost_fen` = `cost_fen` - coalesce(OLD.`cost_fen`, 0) + coalesce(NEW.`cost_fen`, 0),
    `paid_fen` = `paid_fen` - iif(OLD.`cost_fen` IS NULL, 0, OLD.`total_fen`) + iif(NEW.`cost_fen` IS NULL, 0, NEW.`total_fen`)
  WHERE `tenant_id` = NEW.`tenant_id` AND `platform` = NEW.`platform` AND `shop_id` = NEW.`shop_id`;
END;
--> statement-breakpoint
-- Otherwise the sums of two sellers would be wrong.
CREATE TRIGGER `purchase_orders_keep_seller` BEFORE UPDATE OF `tenant_id`, `platform`, `shop_id`, `created_at` ON `purchase_orders`
WHEN NEW.`tenant_id` <> OLD.`tenant_id` OR NEW.`platform` <> OLD.`platform` OR NEW.`shop_id` <> OLD.`shop_id` OR NEW.`created_at` <> OLD.`created_at`
BEGIN SELECT RAISE(ABORT, 'purchase_orders: an order keeps its seller'); END;
--> statement-breakpoint
CREATE TRIGGER `purchase_orders_delete_seller` AFTER DELETE ON `purchase_orders` BEGIN
  UPDATE `sellers` SET `orders` = `orders` - 1, `refused` = `refused` - (OLD.`close_reason` IS NOT NULL AND OLD.`close_reason` IN ('SELLER_REFUSED', 'OUT_OF_STOCK')), `cost_fen` = `cost_fen` - coalesce(OLD.`cost_fen`, 0), `paid_fen` = `paid_fen` - iif(OLD.`cost_fen` IS NULL, 0, OLD.`total_fen`),
    `last_order_at` = coalesce((SELECT max(`created_at`) FROM `purchase_orders` WHERE `tenant_id` = OLD.`tenant_id` AND `platform` = OLD.`platform` AND `shop_id` = OLD.`shop_id`), 0)
  WHERE `tenant_id` = OLD.`tenant_id` AND `platform` = OLD.`platform` AND `shop_id` = OLD.`shop_id`;
  DELETE FROM `sellers` WHERE `tenant_id` = OLD.`tenant_id` AND `platform` = OLD.`platform` AND `shop_id` = OLD.`shop_id` AND `orders` = 0;
END;
