-- Lines and transfers of the ledger are added, never changed or removed. Triggers on delete do not run
-- for a row that an insert replaces, so a known key is refused before the insert.
CREATE TRIGGER `ledger_lines_no_update` BEFORE UPDATE ON `ledger_lines`
BEGIN SELECT RAISE(ABORT, 'ledger_lines is append-only'); END;
--> statement-breakpoint
CREATE TRIGGER `ledger_lines_no_delete` BEFORE DELETE ON `ledger_lines`
BEGIN SELECT RAISE(ABORT, 'ledger_lines is append-only'); END;
--> statement-breakpoint
CREATE TRIGGER `ledger_lines_no_replace` BEFORE INSERT ON `ledger_lines`
WHEN EXISTS (
  SELECT 1 FROM `ledger_lines` WHERE `sequence` = NEW.`sequence`
  OR (`transfer_id` = NEW.`transfer_id` AND `position` = NEW.`position`)
)
BEGIN SELECT RAISE(ABORT, 'ledger_lines is append-only'); END;
--> statement-breakpoint
CREATE TRIGGER `ledger_transfers_no_update` BEFORE UPDATE ON `ledger_transfers`
BEGIN SELECT RAISE(ABORT, 'ledger_transfers is append-only'); END;
--> statement-breakpoint
CREATE TRIGGER `ledger_transfers_no_delete` BEFORE DELETE ON `ledger_transfers`
BEGIN SELECT RAISE(ABORT, 'ledger_transfers is append-only'); END;
--> statement-breakpoint
CREATE TRIGGER `ledger_transfers_no_replace` BEFORE INSERT ON `ledger_transfers`
WHEN EXISTS (
  SELECT 1 FROM `ledger_transfers` WHERE `id` = NEW.`id`
  OR (`tenant_id` = NEW.`tenant_id` AND `idempotency_key` = NEW.`idempotency_key`)
)
BEGIN SELECT RAISE(ABORT, 'ledger_transfers: the key exists'); END;
