CREATE TABLE `service_requests` (
	`id` text PRIMARY KEY NOT NULL,
	`tenant_id` text NOT NULL,
	`user_id` text NOT NULL,
	`request_no` text NOT NULL,
	`subject` text NOT NULL,
	`subject_id` text NOT NULL,
	`purchase_parcel_id` text GENERATED ALWAYS AS (case when subject = 'PURCHASE_PARCEL' then subject_id end) VIRTUAL,
	`purchase_order_id` text GENERATED ALWAYS AS (case when subject = 'PURCHASE_ORDER' then subject_id end) VIRTUAL,
	`subject_no` text NOT NULL,
	`code` text NOT NULL,
	`name` text NOT NULL,
	`per` text NOT NULL,
	`price_fen` integer NOT NULL,
	`count` integer NOT NULL,
	`amount_fen` integer NOT NULL,
	`note` text NOT NULL,
	`state` text NOT NULL,
	`state_at` integer NOT NULL,
	`result` text DEFAULT '' NOT NULL,
	`photos` text DEFAULT '[]' NOT NULL,
	`version` integer DEFAULT 0 NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`tenant_id`,`user_id`) REFERENCES `users`(`tenant_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`tenant_id`,`purchase_parcel_id`) REFERENCES `purchase_parcels`(`tenant_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`tenant_id`,`purchase_order_id`) REFERENCES `purchase_orders`(`tenant_id`,`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "service_requests_of" CHECK(subject in ('PURCHASE_PARCEL', 'PURCHASE_ORDER')),
	CONSTRAINT "service_requests_amount" CHECK(amount_fen = price_fen * count and amount_fen >= 0)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `service_requests_key` ON `service_requests` (`tenant_id`,`id`);--> statement-breakpoint
CREATE UNIQUE INDEX `service_requests_no` ON `service_requests` (`tenant_id`,`request_no`);--> statement-breakpoint
CREATE INDEX `service_requests_owner` ON `service_requests` (`tenant_id`,`user_id`,`state`);--> statement-breakpoint
CREATE INDEX `service_requests_subject` ON `service_requests` (`subject`,`subject_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `service_requests_pile` ON `service_requests` (`tenant_id`,`state`,`created_at`,`id`);