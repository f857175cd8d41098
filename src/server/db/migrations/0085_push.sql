CREATE TABLE `push_keys` (
	`id` text PRIMARY KEY NOT NULL,
	`public_key` text NOT NULL,
	`sealed` text NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `push_subscriptions` (
	`id` text PRIMARY KEY NOT NULL,
	`tenant_id` text NOT NULL,
	`user_id` text NOT NULL,
	`session_id` text NOT NULL,
	`endpoint` text NOT NULL,
	`p256dh` text NOT NULL,
	`auth` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`tenant_id`,`user_id`) REFERENCES `users`(`tenant_id`,`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `push_subscriptions_endpoint` ON `push_subscriptions` (`tenant_id`,`endpoint`);--> statement-breakpoint
CREATE INDEX `push_subscriptions_owner` ON `push_subscriptions` (`tenant_id`,`user_id`,`created_at`);--> statement-breakpoint
ALTER TABLE `notifications` ADD `push` text DEFAULT 'NONE' NOT NULL;--> statement-breakpoint
ALTER TABLE `notifications` ADD `push_taken_at` integer;--> statement-breakpoint
CREATE INDEX `notifications_push` ON `notifications` (`push`,`created_at`);--> statement-breakpoint
ALTER TABLE `users` ADD `notice_settings` text;