CREATE TABLE `saved_views` (
	`id` text PRIMARY KEY NOT NULL,
	`tenant_id` text NOT NULL,
	`list` text NOT NULL,
	`scope` text NOT NULL,
	`owner` text NOT NULL,
	`name` text NOT NULL,
	`query` text NOT NULL,
	`is_default` integer NOT NULL,
	`made_by` text NOT NULL,
	`version` integer DEFAULT 0 NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `saved_views_name` ON `saved_views` (`tenant_id`,`list`,`scope`,`owner`,`name`);--> statement-breakpoint
CREATE UNIQUE INDEX `saved_views_default` ON `saved_views` (`tenant_id`,`list`,`scope`,`owner`) WHERE is_default = 1;