CREATE TABLE `day_closes` (
	`tenant_id` text NOT NULL,
	`number` integer NOT NULL,
	`day` text NOT NULL,
	`ends_at` integer NOT NULL,
	`last_sequence` integer NOT NULL,
	`seal_number` integer,
	`totals` text NOT NULL,
	`totals_hash` text NOT NULL,
	`note` text DEFAULT '' NOT NULL,
	`closed_by` text NOT NULL,
	`closed_at` integer NOT NULL,
	PRIMARY KEY(`tenant_id`, `number`),
	FOREIGN KEY (`tenant_id`,`seal_number`) REFERENCES `ledger_seals`(`tenant_id`,`number`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `day_closes_day` ON `day_closes` (`tenant_id`,`day`);--> statement-breakpoint
CREATE INDEX `day_closes_end` ON `day_closes` (`tenant_id`,`ends_at`);
--> statement-breakpoint
-- Days are closed one after the other, and stay closed. Of two persons who close a day at the same time, the
-- second is refused: theirs is not the next.
CREATE TRIGGER `day_closes_next` BEFORE INSERT ON `day_closes`
WHEN NEW.`number` <> 1 + coalesce((SELECT max(`number`) FROM `day_closes` WHERE `tenant_id` = NEW.`tenant_id`), 0)
  OR EXISTS (SELECT 1 FROM `day_closes` WHERE `tenant_id` = NEW.`tenant_id` AND (`ends_at` >= NEW.`ends_at` OR `day` >= NEW.`day`))
BEGIN SELECT RAISE(ABORT, 'day_closes: not the next day'); END;
--> statement-breakpoint
CREATE TRIGGER `day_closes_no_update` BEFORE UPDATE ON `day_closes`
BEGIN SELECT RAISE(ABORT, 'day_closes: the day is closed'); END;
--> statement-breakpoint
CREATE TRIGGER `day_closes_no_delete` BEFORE DELETE ON `day_closes`
BEGIN SELECT RAISE(ABORT, 'day_closes is append-only'); END;
--> statement-breakpoint
-- Nothing is posted into a closed day, by whatever call.
CREATE TRIGGER `ledger_transfers_open_day` BEFORE INSERT ON `ledger_transfers`
WHEN EXISTS (SELECT 1 FROM `day_closes` WHERE `tenant_id` = NEW.`tenant_id` AND `ends_at` > NEW.`created_at`)
BEGIN SELECT RAISE(ABORT, 'day_closes: the day is closed'); END;
