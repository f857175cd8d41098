CREATE TABLE `staff_roles` (
	`id` text PRIMARY KEY NOT NULL,
	`tenant_id` text NOT NULL,
	`name` text NOT NULL,
	`rights` text NOT NULL,
	`version` integer DEFAULT 0 NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `staff_roles_name` ON `staff_roles` (`tenant_id`,`name`);--> statement-breakpoint
CREATE INDEX `staff_assignments_role` ON `staff_assignments` (`role`);