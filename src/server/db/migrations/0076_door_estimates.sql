CREATE TABLE `door_estimates` (
	`id` text PRIMARY KEY NOT NULL,
	`tenant_id` text NOT NULL,
	`user_id` text NOT NULL,
	`order_type` text NOT NULL,
	`order_id` text NOT NULL,
	`purchase_order_id` text GENERATED ALWAYS AS (case when order_type = 'PURCHASE_ORDER' then order_id end) VIRTUAL,
	`transit_order_id` text GENERATED ALWAYS AS (case when order_type = 'TRANSIT_ORDER' then order_id end) VIRTUAL,
	`placed_with` text NOT NULL,
	`country` text NOT NULL,
	`option_code` text NOT NULL,
	`weight_g` integer NOT NULL,
	`estimated_fen` integer NOT NULL,
	`created_at` integer NOT NULL,
	`billed_fen` integer,
	`difference_bp` integer,
	`billed_at` integer,
	FOREIGN KEY (`tenant_id`,`user_id`) REFERENCES `users`(`tenant_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`tenant_id`,`purchase_order_id`) REFERENCES `purchase_orders`(`tenant_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`tenant_id`,`transit_order_id`) REFERENCES `transit_orders`(`tenant_id`,`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `door_estimates_order` ON `door_estimates` (`tenant_id`,`order_type`,`order_id`);--> statement-breakpoint
CREATE INDEX `door_estimates_billed` ON `door_estimates` (`tenant_id`,`billed_at`,`difference_bp`);