CREATE TABLE `search_misses` (
	`tenant_id` text NOT NULL,
	`day` integer NOT NULL,
	`locale` text NOT NULL,
	`keyword` text NOT NULL,
	`missed` integer DEFAULT 0 NOT NULL,
	`retyped` integer DEFAULT 0 NOT NULL,
	PRIMARY KEY(`tenant_id`, `day`, `locale`, `keyword`)
);
--> statement-breakpoint
CREATE INDEX `search_misses_day` ON `search_misses` (`day`);