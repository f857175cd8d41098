CREATE TABLE `rate_alarms` (
	`tenant_id` text NOT NULL,
	`currency` text NOT NULL,
	`kind` text NOT NULL,
	`since` integer NOT NULL,
	`ended_at` integer,
	PRIMARY KEY(`tenant_id`, `currency`, `kind`, `since`)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `rate_alarms_open` ON `rate_alarms` (`tenant_id`,`currency`,`kind`) WHERE ended_at is null;--> statement-breakpoint
CREATE TABLE `rate_settings` (
	`id` text PRIMARY KEY NOT NULL,
	`tenant_id` text NOT NULL,
	`source` text DEFAULT '' NOT NULL,
	`margin_bp` integer,
	`warn_hours` integer DEFAULT 24 NOT NULL,
	`max_hours` integer DEFAULT 72 NOT NULL,
	`jump_percent` integer DEFAULT 10 NOT NULL,
	`currencies` text DEFAULT '[]' NOT NULL,
	`version` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `rate_settings_tenant` ON `rate_settings` (`tenant_id`);--> statement-breakpoint
CREATE TABLE `source_rates` (
	`source` text NOT NULL,
	`currency` text NOT NULL,
	`rate` text NOT NULL,
	`quoted_at` integer,
	`fetched_at` integer NOT NULL,
	PRIMARY KEY(`source`, `currency`)
);
--> statement-breakpoint
CREATE TABLE `tenant_rates` (
	`tenant_id` text NOT NULL,
	`currency` text NOT NULL,
	`sequence` integer NOT NULL,
	`raw` text NOT NULL,
	`margin_bp` integer NOT NULL,
	`source` text NOT NULL,
	`quoted_at` integer,
	`fetched_at` integer NOT NULL,
	`stored_at` integer NOT NULL,
	`state` text NOT NULL,
	`cause` text NOT NULL,
	`made_by` text DEFAULT '' NOT NULL,
	`proposal_id` text,
	PRIMARY KEY(`tenant_id`, `currency`, `sequence`),
	FOREIGN KEY (`tenant_id`,`proposal_id`) REFERENCES `proposals`(`tenant_id`,`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `tenant_rates_used` ON `tenant_rates` (`tenant_id`,`currency`,`sequence`) WHERE state = 'USED';
--> statement-breakpoint
-- Until now all tenants shared one table of rates, with the deployment's margin in each. What was given by hand or
-- invented goes on applying to new tenants; services are asked anew.
INSERT INTO `source_rates` (`source`, `currency`, `rate`, `fetched_at`)
  SELECT CASE `source` WHEN 'operator' THEN `source` ELSE 'seed' END, `currency`, `rate`, `fetched_at`
  FROM `exchange_rates` WHERE `source` IN ('operator', 'seed', 'demonstration');
--> statement-breakpoint
-- Each tenant keeps the rates that it uses. How much of one is margin is not known, so the next rate tells them apart.
INSERT INTO `tenant_rates` (`tenant_id`, `currency`, `sequence`, `raw`, `margin_bp`, `source`, `fetched_at`, `stored_at`, `state`, `cause`)
  SELECT t.`id`, e.`currency`, 1, e.`rate`, 0, e.`source`, e.`fetched_at`, e.`fetched_at`, 'USED',
    CASE e.`source` WHEN 'operator' THEN 'COMMAND' ELSE 'SOURCE' END
  FROM `tenants` t CROSS JOIN `exchange_rates` e
  WHERE e.`currency` = json_extract(t.`record`, '$.currency')
    OR EXISTS (SELECT 1 FROM `deposit_channels` c WHERE c.`tenant_id` = t.`id` AND c.`currency` = e.`currency`);
--> statement-breakpoint
INSERT INTO `rate_settings` (`id`, `tenant_id`) SELECT `id` || '-rates', `id` FROM `tenants`;
--> statement-breakpoint
CREATE TRIGGER `tenant_rates_no_replace` BEFORE INSERT ON `tenant_rates`
WHEN NEW.`sequence` <> (SELECT coalesce(max(`sequence`), 0) + 1 FROM `tenant_rates` WHERE `tenant_id` = NEW.`tenant_id` AND `currency` = NEW.`currency`)
BEGIN SELECT RAISE(ABORT, 'tenant_rates: not the next rate'); END;
--> statement-breakpoint
CREATE TRIGGER `tenant_rates_no_update` BEFORE UPDATE ON `tenant_rates`
BEGIN SELECT RAISE(ABORT, 'tenant_rates is append-only'); END;
--> statement-breakpoint
CREATE TRIGGER `tenant_rates_no_delete` BEFORE DELETE ON `tenant_rates`
BEGIN SELECT RAISE(ABORT, 'tenant_rates is append-only'); END;
--> statement-breakpoint
-- Pages show the rate, and not of when it is.
CREATE TRIGGER `tenant_rates_insert_revises` AFTER INSERT ON `tenant_rates`
WHEN NEW.`state` = 'USED' AND NOT EXISTS (
  SELECT 1 FROM `tenant_rates` p WHERE p.`tenant_id` = NEW.`tenant_id` AND p.`currency` = NEW.`currency`
    AND p.`raw` = NEW.`raw` AND p.`margin_bp` = NEW.`margin_bp` AND p.`state` = 'USED'
    AND p.`sequence` = (SELECT max(`sequence`) FROM `tenant_rates` WHERE `tenant_id` = NEW.`tenant_id`
      AND `currency` = NEW.`currency` AND `state` = 'USED' AND `sequence` < NEW.`sequence`))
BEGIN
  UPDATE revisions SET revision = max(revision + 1, cast(unixepoch('subsec') * 1000 as integer)) WHERE scope = NEW.tenant_id;
END;
