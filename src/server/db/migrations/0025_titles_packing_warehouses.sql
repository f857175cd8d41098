ALTER TABLE `purchase_order_items` ADD `title_language` text;--> statement-breakpoint
ALTER TABLE `transit_orders` ADD `packing` text DEFAULT 'STANDARD' NOT NULL;--> statement-breakpoint
ALTER TABLE `transit_orders` ADD `packing_fen` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `warehouses` ADD `address_trans` text;--> statement-breakpoint
ALTER TABLE `warehouses` ADD `advice` text;