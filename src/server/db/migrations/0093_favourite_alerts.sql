ALTER TABLE `favourites` ADD `price_from` text DEFAULT '0.00' NOT NULL;--> statement-breakpoint
ALTER TABLE `favourites` ADD `on_sale` integer DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE `favourites` ADD `looked_at` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX `favourites_looked` ON `favourites` (`looked_at`,`id`);--> statement-breakpoint
UPDATE `favourites` SET `price_from` = json_extract(`card`, '$.price');