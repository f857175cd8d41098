CREATE TABLE `pay_password_attempts` (
	`id` text PRIMARY KEY NOT NULL,
	`tenant_id` text NOT NULL,
	`user_id` text NOT NULL,
	`started_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `pay_password_attempts_owner` ON `pay_password_attempts` (`tenant_id`,`user_id`,`started_at`);--> statement-breakpoint
ALTER TABLE `idempotency_keys` ADD `made` text;