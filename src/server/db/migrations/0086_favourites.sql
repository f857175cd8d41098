CREATE TABLE `favourites` (
	`id` text PRIMARY KEY NOT NULL,
	`tenant_id` text NOT NULL,
	`user_id` text NOT NULL,
	`product_url` text NOT NULL,
	`card` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`tenant_id`,`user_id`) REFERENCES `users`(`tenant_id`,`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `favourites_product` ON `favourites` (`tenant_id`,`user_id`,`product_url`);--> statement-breakpoint
CREATE INDEX `favourites_owner` ON `favourites` (`tenant_id`,`user_id`,`created_at`,`id`);