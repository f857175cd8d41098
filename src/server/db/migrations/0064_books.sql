CREATE INDEX `ledger_lines_day` ON `ledger_lines` (`tenant_id`,`created_at`,`sequence`,`kind`,`type`,`amount_fen`);--> statement-breakpoint
CREATE INDEX `ledger_lines_kind` ON `ledger_lines` (`tenant_id`,`kind`,`created_at`,`sequence`,`type`,`amount_fen`);--> statement-breakpoint
CREATE INDEX `ledger_transfers_reference` ON `ledger_transfers` (`tenant_id`,`reference`);