ALTER TABLE `refunds` ADD `item_ids` text DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE `refunds` ADD `photos` text DEFAULT '[]' NOT NULL;