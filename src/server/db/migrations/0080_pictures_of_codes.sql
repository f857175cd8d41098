ALTER TABLE `provider_payouts` ADD `declined_at` integer;--> statement-breakpoint
ALTER TABLE `deposit_channels` ADD `picture` text DEFAULT '' NOT NULL;