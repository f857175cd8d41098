CREATE TABLE `promotion_codes` (
	`tenant_id` text NOT NULL,
	`code` text NOT NULL,
	PRIMARY KEY(`tenant_id`, `code`)
);
--> statement-breakpoint
CREATE INDEX `attempts_window` ON `attempts` (`window_ends_at`);--> statement-breakpoint
CREATE INDEX `email_codes_sent` ON `email_codes` (`sent_at`);--> statement-breakpoint
CREATE INDEX `sessions_expiry` ON `sessions` (`expires_at`);