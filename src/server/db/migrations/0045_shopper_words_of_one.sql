DROP INDEX `shopper_words_owner`;--> statement-breakpoint
CREATE INDEX `shopper_words_owner` ON `shopper_words` (`tenant_id`,`user_id`,`word`);