CREATE TABLE `pictures` (
	`id` integer PRIMARY KEY NOT NULL,
	`path` text NOT NULL,
	`cell` integer NOT NULL,
	`descriptor` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `pictures_path_unique` ON `pictures` (`path`);--> statement-breakpoint
CREATE INDEX `pictures_cell` ON `pictures` (`cell`);--> statement-breakpoint
CREATE TABLE `product_pictures` (
	`picture_id` integer NOT NULL,
	`position` integer NOT NULL,
	`product_id` text NOT NULL,
	PRIMARY KEY(`picture_id`, `position`, `product_id`)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `product_pictures_product` ON `product_pictures` (`product_id`);