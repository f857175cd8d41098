ALTER TABLE `refunds` ADD `requested_fen` integer;--> statement-breakpoint
ALTER TABLE `refunds` ADD `agreed_at` integer;--> statement-breakpoint
ALTER TABLE `refunds` ADD `pay_by` text;--> statement-breakpoint
UPDATE `refunds` SET `requested_fen` = `amount_fen` WHERE `status` = 'REQUESTED';--> statement-breakpoint
-- Goods that go back were agreed to when their refund was opened; one that was made and paid at once was not.
UPDATE `refunds` SET `agreed_at` = `created_at` WHERE `parcel_id` IS NOT NULL AND (`done_at` IS NULL OR `done_at` <> `created_at`);
