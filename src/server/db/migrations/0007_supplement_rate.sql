ALTER TABLE `payments` ADD `currency` text;--> statement-breakpoint
ALTER TABLE `payments` ADD `rate` text;--> statement-breakpoint
ALTER TABLE `payments` ADD `rate_source` text;--> statement-breakpoint
ALTER TABLE `payments` ADD `rate_fetched_at` integer;