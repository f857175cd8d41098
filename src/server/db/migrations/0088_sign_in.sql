CREATE TABLE `passkeys` (
	`id` text NOT NULL,
	`tenant_id` text NOT NULL,
	`user_id` text NOT NULL,
	`name` text NOT NULL,
	`host` text NOT NULL,
	`public_key` text NOT NULL,
	`counter` integer NOT NULL,
	`transports` text NOT NULL,
	`created_at` integer NOT NULL,
	`last_used_at` integer,
	PRIMARY KEY(`tenant_id`, `id`),
	FOREIGN KEY (`tenant_id`,`user_id`) REFERENCES `users`(`tenant_id`,`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `passkeys_owner` ON `passkeys` (`tenant_id`,`user_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `sign_in_attempts` (
	`attempt_hash` text PRIMARY KEY NOT NULL,
	`tenant_id` text NOT NULL,
	`purpose` text NOT NULL,
	`session_id` text NOT NULL,
	`expected` text NOT NULL,
	`expires_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `sign_in_attempts_expiry` ON `sign_in_attempts` (`expires_at`);--> statement-breakpoint
CREATE TABLE `sign_in_identities` (
	`id` text PRIMARY KEY NOT NULL,
	`tenant_id` text NOT NULL,
	`user_id` text NOT NULL,
	`issuer` text NOT NULL,
	`subject` text NOT NULL,
	`email` text NOT NULL,
	`created_at` integer NOT NULL,
	`last_used_at` integer NOT NULL,
	FOREIGN KEY (`tenant_id`,`user_id`) REFERENCES `users`(`tenant_id`,`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `sign_in_identities_subject` ON `sign_in_identities` (`tenant_id`,`issuer`,`subject`);--> statement-breakpoint
CREATE INDEX `sign_in_identities_owner` ON `sign_in_identities` (`tenant_id`,`user_id`);--> statement-breakpoint
CREATE TABLE `sign_in_secrets` (
	`tenant_id` text NOT NULL,
	`provider_id` text NOT NULL,
	`secret` text NOT NULL,
	`changed_at` integer NOT NULL,
	`changed_by` text NOT NULL,
	PRIMARY KEY(`tenant_id`, `provider_id`)
);--> statement-breakpoint
UPDATE `tenants` SET `record` = json_set(`record`, '$.signIn', json('{"mailedCode":true,"passkeys":true,"newAccounts":true,"providers":[]}'));--> statement-breakpoint
INSERT INTO `shop_parts` (`id`, `tenant_id`, `part`) SELECT `id` || '-signIn', `id`, 'signIn' FROM `tenants`;
