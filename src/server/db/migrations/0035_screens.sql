CREATE TABLE `ticket_viewers` (
	`tenant_id` text NOT NULL,
	`ticket_id` text NOT NULL,
	`viewed_by` text NOT NULL,
	`at` integer NOT NULL,
	PRIMARY KEY(`tenant_id`, `ticket_id`, `viewed_by`),
	FOREIGN KEY (`tenant_id`,`ticket_id`) REFERENCES `tickets`(`tenant_id`,`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
ALTER TABLE `proposals` ADD `reminded` integer DEFAULT 0 NOT NULL;