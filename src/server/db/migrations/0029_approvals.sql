CREATE TABLE `approval_rules` (
	`tenant_id` text NOT NULL,
	`version` integer NOT NULL,
	`rules` text NOT NULL,
	`made_by` text NOT NULL,
	`proposal_id` text NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`tenant_id`, `version`),
	FOREIGN KEY (`tenant_id`,`proposal_id`) REFERENCES `proposals`(`tenant_id`,`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `proposals` (
	`id` text PRIMARY KEY NOT NULL,
	`tenant_id` text NOT NULL,
	`proposal_no` text NOT NULL,
	`kind` text NOT NULL,
	`state` text NOT NULL,
	`subject` text NOT NULL,
	`subject_id` text NOT NULL,
	`subject_name` text NOT NULL,
	`subject_version` integer,
	`shopper_id` text,
	`amount_fen` integer NOT NULL,
	`payload` text NOT NULL,
	`payload_hash` text NOT NULL,
	`summary` text NOT NULL,
	`reason` text NOT NULL,
	`evidence` text NOT NULL,
	`rules_version` integer NOT NULL,
	`without_second_person` integer NOT NULL,
	`made_by` text NOT NULL,
	`made_by_person` text NOT NULL,
	`made_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`decided_by` text DEFAULT '' NOT NULL,
	`decided_at` integer,
	`decision_reason` text DEFAULT '' NOT NULL,
	`error` text DEFAULT '' NOT NULL,
	`version` integer DEFAULT 0 NOT NULL,
	FOREIGN KEY (`tenant_id`,`shopper_id`) REFERENCES `users`(`tenant_id`,`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `proposals_key` ON `proposals` (`tenant_id`,`id`);--> statement-breakpoint
CREATE UNIQUE INDEX `proposals_number` ON `proposals` (`tenant_id`,`proposal_no`);--> statement-breakpoint
CREATE UNIQUE INDEX `proposals_open` ON `proposals` (`tenant_id`,`kind`,`subject_id`) WHERE "proposals"."state" = 'PENDING';--> statement-breakpoint
CREATE INDEX `proposals_tenant` ON `proposals` (`tenant_id`,`made_at`,`id`);--> statement-breakpoint
CREATE INDEX `proposals_state` ON `proposals` (`tenant_id`,`state`,`made_at`,`id`);--> statement-breakpoint
CREATE INDEX `proposals_person` ON `proposals` (`tenant_id`,`kind`,`made_by_person`,`made_at`);--> statement-breakpoint
CREATE INDEX `proposals_subject` ON `proposals` (`tenant_id`,`subject_id`,`made_at`,`id`);--> statement-breakpoint
CREATE INDEX `proposals_shopper` ON `proposals` (`tenant_id`,`shopper_id`,`kind`,`made_at`);--> statement-breakpoint
CREATE INDEX `proposals_expiry` ON `proposals` (`state`,`expires_at`);
--> statement-breakpoint
CREATE TRIGGER `proposals_no_replace` BEFORE INSERT ON `proposals`
WHEN EXISTS (SELECT 1 FROM `proposals` WHERE `id` = NEW.`id`)
  OR EXISTS (SELECT 1 FROM `proposals` WHERE `tenant_id` = NEW.`tenant_id` AND `proposal_no` = NEW.`proposal_no`)
  OR (NEW.`state` = 'PENDING' AND EXISTS (SELECT 1 FROM `proposals` WHERE `tenant_id` = NEW.`tenant_id` AND `kind` = NEW.`kind` AND `subject_id` = NEW.`subject_id` AND `state` = 'PENDING'))
BEGIN SELECT RAISE(ABORT, 'proposals: one is open'); END;
--> statement-breakpoint
CREATE TRIGGER `proposals_fixed` BEFORE UPDATE ON `proposals`
WHEN OLD.`state` <> 'PENDING' AND NEW.`state` <> OLD.`state`
  OR NEW.`id` <> OLD.`id` OR NEW.`tenant_id` <> OLD.`tenant_id` OR NEW.`kind` <> OLD.`kind`
  OR NEW.`subject_id` <> OLD.`subject_id` OR NEW.`subject_version` IS NOT OLD.`subject_version`
  OR NEW.`shopper_id` IS NOT OLD.`shopper_id` OR NEW.`amount_fen` <> OLD.`amount_fen`
  OR NEW.`payload` <> OLD.`payload` OR NEW.`payload_hash` <> OLD.`payload_hash`
  OR NEW.`made_by` <> OLD.`made_by` OR NEW.`made_by_person` <> OLD.`made_by_person`
BEGIN SELECT RAISE(ABORT, 'proposals: what is proposed does not change'); END;
--> statement-breakpoint
CREATE TRIGGER `proposals_no_delete` BEFORE DELETE ON `proposals`
BEGIN SELECT RAISE(ABORT, 'proposals are not deleted'); END;
--> statement-breakpoint
CREATE TRIGGER `approval_rules_no_replace` BEFORE INSERT ON `approval_rules`
WHEN NEW.`version` <> (SELECT coalesce(max(`version`), 0) + 1 FROM `approval_rules` WHERE `tenant_id` = NEW.`tenant_id`)
BEGIN SELECT RAISE(ABORT, 'approval_rules: not the next version'); END;
--> statement-breakpoint
CREATE TRIGGER `approval_rules_no_update` BEFORE UPDATE ON `approval_rules`
BEGIN SELECT RAISE(ABORT, 'approval_rules is append-only'); END;
--> statement-breakpoint
CREATE TRIGGER `approval_rules_no_delete` BEFORE DELETE ON `approval_rules`
BEGIN SELECT RAISE(ABORT, 'approval_rules is append-only'); END;
--> statement-breakpoint
CREATE TRIGGER `audit_checkpoints_no_replace` BEFORE INSERT ON `audit_checkpoints`
WHEN EXISTS (SELECT 1 FROM `audit_checkpoints` WHERE `tenant_id` = NEW.`tenant_id` AND `sequence` = NEW.`sequence`)
BEGIN SELECT RAISE(ABORT, 'audit_checkpoints is append-only'); END;
