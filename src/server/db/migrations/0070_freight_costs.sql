CREATE TABLE `carrier_invoices` (
	`id` text PRIMARY KEY NOT NULL,
	`tenant_id` text NOT NULL,
	`version` integer DEFAULT 0 NOT NULL,
	`carrier` text NOT NULL,
	`invoice_no` text NOT NULL,
	`state` text NOT NULL,
	`lines` text NOT NULL,
	`mistakes` text NOT NULL,
	`added_by` text NOT NULL,
	`added_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `carrier_invoices_key` ON `carrier_invoices` (`tenant_id`,`id`);--> statement-breakpoint
CREATE UNIQUE INDEX `carrier_invoices_once` ON `carrier_invoices` (`tenant_id`,`carrier`,`invoice_no`) WHERE state in ('NEW', 'TAKEN');--> statement-breakpoint
CREATE INDEX `carrier_invoices_newest` ON `carrier_invoices` (`tenant_id`,`added_at`,`id`);--> statement-breakpoint
CREATE TABLE `freight_costs` (
	`id` text PRIMARY KEY NOT NULL,
	`tenant_id` text NOT NULL,
	`transit_order_id` text NOT NULL,
	`number` integer NOT NULL,
	`amount_fen` integer NOT NULL,
	`total_fen` integer NOT NULL,
	`invoice_id` text,
	`note` text NOT NULL,
	`made_by` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`tenant_id`,`transit_order_id`) REFERENCES `transit_orders`(`tenant_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`tenant_id`,`invoice_id`) REFERENCES `carrier_invoices`(`tenant_id`,`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "freight_costs_total" CHECK("freight_costs"."total_fen" >= 0)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `freight_costs_key` ON `freight_costs` (`tenant_id`,`id`);--> statement-breakpoint
CREATE UNIQUE INDEX `freight_costs_number` ON `freight_costs` (`tenant_id`,`transit_order_id`,`number`);--> statement-breakpoint
CREATE UNIQUE INDEX `freight_costs_invoice` ON `freight_costs` (`tenant_id`,`invoice_id`,`transit_order_id`);