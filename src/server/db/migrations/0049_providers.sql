CREATE TABLE `provider_accounts` (
	`tenant_id` text NOT NULL,
	`channel_id` text NOT NULL,
	`enabled` integer NOT NULL,
	`settings` text NOT NULL,
	`secrets` text NOT NULL,
	`changed_at` integer NOT NULL,
	`changed_by` text NOT NULL,
	`tested_at` integer,
	`test_error` text DEFAULT '' NOT NULL,
	`last_event_at` integer,
	`last_refused_at` integer,
	`listed_at` integer,
	PRIMARY KEY(`tenant_id`, `channel_id`),
	FOREIGN KEY (`tenant_id`,`channel_id`) REFERENCES `deposit_channels`(`tenant_id`,`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `provider_accounts_listed` ON `provider_accounts` (`enabled`,`listed_at`);--> statement-breakpoint
CREATE TABLE `provider_events` (
	`id` text PRIMARY KEY NOT NULL,
	`tenant_id` text NOT NULL,
	`channel_id` text NOT NULL,
	`event_id` text NOT NULL,
	`type` text NOT NULL,
	`outcome` text NOT NULL,
	`provider_payment_id` text,
	`received_at` integer NOT NULL,
	`times` integer DEFAULT 1 NOT NULL,
	FOREIGN KEY (`tenant_id`,`channel_id`) REFERENCES `deposit_channels`(`tenant_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`tenant_id`,`provider_payment_id`) REFERENCES `provider_payments`(`tenant_id`,`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `provider_events_once` ON `provider_events` (`tenant_id`,`channel_id`,`event_id`);--> statement-breakpoint
CREATE INDEX `provider_events_age` ON `provider_events` (`received_at`);--> statement-breakpoint
CREATE TABLE `provider_payments` (
	`id` text PRIMARY KEY NOT NULL,
	`tenant_id` text NOT NULL,
	`user_id` text NOT NULL,
	`deposit_id` text NOT NULL,
	`channel_id` text NOT NULL,
	`provider` text NOT NULL,
	`state` text NOT NULL,
	`reference` text,
	`paid_reference` text,
	`amount` text NOT NULL,
	`currency` text NOT NULL,
	`paid_amount` text DEFAULT '' NOT NULL,
	`paid_currency` text DEFAULT '' NOT NULL,
	`created_at` integer NOT NULL,
	`changed_at` integer NOT NULL,
	`next_check_at` integer,
	`checks` integer DEFAULT 0 NOT NULL,
	`version` integer DEFAULT 0 NOT NULL,
	FOREIGN KEY (`tenant_id`,`user_id`) REFERENCES `users`(`tenant_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`tenant_id`,`deposit_id`) REFERENCES `deposits`(`tenant_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`tenant_id`,`channel_id`) REFERENCES `deposit_channels`(`tenant_id`,`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `provider_payments_key` ON `provider_payments` (`tenant_id`,`id`);--> statement-breakpoint
CREATE UNIQUE INDEX `provider_payments_reference` ON `provider_payments` (`tenant_id`,`provider`,`reference`);--> statement-breakpoint
CREATE UNIQUE INDEX `provider_payments_paid` ON `provider_payments` (`tenant_id`,`provider`,`paid_reference`);--> statement-breakpoint
CREATE UNIQUE INDEX `provider_payments_open` ON `provider_payments` (`tenant_id`,`deposit_id`) WHERE state in ('BEGUN', 'PROCESSING');--> statement-breakpoint
CREATE INDEX `provider_payments_deposit` ON `provider_payments` (`tenant_id`,`deposit_id`);--> statement-breakpoint
CREATE INDEX `provider_payments_due` ON `provider_payments` (`next_check_at`);--> statement-breakpoint
CREATE INDEX `provider_payments_channel` ON `provider_payments` (`tenant_id`,`channel_id`,`state`,`created_at`);--> statement-breakpoint
CREATE INDEX `provider_payments_newest` ON `provider_payments` (`tenant_id`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `provider_payments_state` ON `provider_payments` (`tenant_id`,`state`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `provider_payments_owner` ON `provider_payments` (`tenant_id`,`user_id`);--> statement-breakpoint
CREATE TABLE `reversals` (
	`id` text PRIMARY KEY NOT NULL,
	`tenant_id` text NOT NULL,
	`user_id` text NOT NULL,
	`provider_payment_id` text NOT NULL,
	`kind` text NOT NULL,
	`state` text NOT NULL,
	`reference` text,
	`amount` text NOT NULL,
	`currency` text NOT NULL,
	`amount_fen` integer NOT NULL,
	`held` integer NOT NULL,
	`reason` text DEFAULT '' NOT NULL,
	`error` text DEFAULT '' NOT NULL,
	`created_at` integer NOT NULL,
	`changed_at` integer NOT NULL,
	`version` integer DEFAULT 0 NOT NULL,
	FOREIGN KEY (`tenant_id`,`user_id`) REFERENCES `users`(`tenant_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`tenant_id`,`provider_payment_id`) REFERENCES `provider_payments`(`tenant_id`,`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `reversals_key` ON `reversals` (`tenant_id`,`id`);--> statement-breakpoint
CREATE UNIQUE INDEX `reversals_reference` ON `reversals` (`tenant_id`,`provider_payment_id`,`reference`);--> statement-breakpoint
CREATE INDEX `reversals_waiting` ON `reversals` (`tenant_id`,`state`,`created_at`);--> statement-breakpoint
CREATE INDEX `reversals_owner` ON `reversals` (`tenant_id`,`user_id`);--> statement-breakpoint
ALTER TABLE `deposit_channels` ADD `provider` text DEFAULT 'manual' NOT NULL;--> statement-breakpoint
ALTER TABLE `deposit_channels` ADD `version` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
-- What each type of channel was until now. The demonstration's card channels are the sandbox's.
UPDATE `deposit_channels` SET `provider` = CASE `type`
  WHEN 'BANK_TRANSFER' THEN 'bank-transfer'
  WHEN 'QR_PAY_CODE' THEN 'qr-code'
  WHEN 'CARD_REDIRECT' THEN 'sandbox-card'
  WHEN 'CASH_AT_COUNTER' THEN 'cash'
  ELSE 'manual' END;
--> statement-breakpoint
-- Nobody can owe less than nothing: what is paid back beyond it is refused.
CREATE TRIGGER `ledger_accounts_owed` BEFORE UPDATE ON `ledger_accounts`
WHEN NEW.`kind` = 'OWED' AND NEW.`balance_fen` > 0
BEGIN SELECT RAISE(ABORT, 'ledger_accounts: more than is owed'); END;
