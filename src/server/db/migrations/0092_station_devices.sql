ALTER TABLE `stations` ADD `label_size` text DEFAULT '100x60' NOT NULL;--> statement-breakpoint
ALTER TABLE `stations` ADD `printing` text DEFAULT 'BY_HAND' NOT NULL;--> statement-breakpoint
ALTER TABLE `stations` ADD `scale` text DEFAULT 'NONE' NOT NULL;--> statement-breakpoint
ALTER TABLE `stations` ADD `scale_unit` text DEFAULT 'G' NOT NULL;--> statement-breakpoint
ALTER TABLE `stations` ADD `scale_baud` text DEFAULT '9600' NOT NULL;