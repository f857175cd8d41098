DROP INDEX `provider_accounts_listed`;--> statement-breakpoint
ALTER TABLE `provider_accounts` ADD `is_test` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `provider_accounts` ADD `list_tried_at` integer;--> statement-breakpoint
CREATE INDEX `provider_accounts_tried` ON `provider_accounts` (`enabled`,`list_tried_at`);--> statement-breakpoint
UPDATE `provider_accounts` SET `list_tried_at` = `listed_at`;--> statement-breakpoint
UPDATE `provider_payments` SET `next_check_at` = 0 WHERE `next_check_at` IS NULL AND EXISTS (
  SELECT 1 FROM `reversals` WHERE `reversals`.`tenant_id` = `provider_payments`.`tenant_id`
    AND `reversals`.`provider_payment_id` = `provider_payments`.`id`
    AND (`reversals`.`state` IN ('REQUESTED', 'PENDING') OR (`reversals`.`kind` = 'DISPUTE' AND `reversals`.`state` = 'TAKEN'))
);--> statement-breakpoint
UPDATE `provider_accounts` SET `is_test` = true WHERE json_extract(`settings`, '$.environment') = 'sandbox';
