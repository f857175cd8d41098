import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core';
import type { AuditSubject } from '../../../contract/values/people/audit-subjects.ts';
import { STATION_DEVICES } from '../../../contract/values/warehouse/station-devices.ts';
import { jobs } from '../../db/schema/jobs.ts';
import { bankAccounts, bankFiles, bankLines } from '../../db/schema/money/bank.ts';
import { deposits, withdrawals } from '../../db/schema/money/ledger.ts';
import { payouts } from '../../db/schema/money/payouts.ts';
import { rateSettings } from '../../db/schema/money/rates.ts';
import { purchaseOrders } from '../../db/schema/orders/orders.ts';
import { refunds } from '../../db/schema/orders/refunds.ts';
import { serviceRequests } from '../../db/schema/orders/services.ts';
import { readyAnswers, tickets } from '../../db/schema/orders/tickets.ts';
import { proposals } from '../../db/schema/people/approvals.ts';
import { staffBadges } from '../../db/schema/people/badges.ts';
import { savedViews } from '../../db/schema/people/saved-views.ts';
import { staff, staffRoles } from '../../db/schema/people/staff.ts';
import { users } from '../../db/schema/people/users.ts';
import { ownProducts } from '../../db/schema/shop/own-stock.ts';
import { shopParts, shopPictures } from '../../db/schema/shop/shop.ts';
import { depositChannels } from '../../db/schema/shop/tenants.ts';
import { carrierInvoices } from '../../db/schema/warehouse/freight-costs.ts';
import { manifests } from '../../db/schema/warehouse/manifests.ts';
import { purchaseParcels } from '../../db/schema/warehouse/parcels.ts';
import { tariffs } from '../../db/schema/warehouse/tariffs.ts';
import { transitOrders } from '../../db/schema/warehouse/transit.ts';
import { shelves, stations, unknownParcels } from '../../db/schema/warehouse/warehouse.ts';

type SubjectTable = SQLiteTable & { id: SQLiteColumn; version: SQLiteColumn };
type Subject = {
  table: SubjectTable;
  /** The number by which calls also name the object. */
  number?: SQLiteColumn;
  /** Undefined for objects of the deployment. */
  tenantId: SQLiteColumn | undefined;
  /**
   * Whether calls compute what they write from the object as it was read. Then its version must not change in between,
   * even without `If-Match`.
   */
  readFirst?: true;
  /** The columns that an audit entry shows of the object before the change. */
  shown: readonly string[];
};

const STATUS = ['id', 'status', 'version'] as const;

/** The kinds of objects that an audit entry can be about. A tenant is not among them: its version is its revision. */
export type StoredSubject = Exclude<AuditSubject, 'TENANT'>;

/** How the objects of each kind are stored. */
export const SUBJECTS: Record<StoredSubject, Subject> = {
  PURCHASE_ORDER: {
    table: purchaseOrders,
    number: purchaseOrders.orderNo,
    tenantId: purchaseOrders.tenantId,
    shown: [...STATUS, 'orderNo', 'upstreamOrderNo', 'totalFen', 'refundStatus'],
  },
  PURCHASE_PARCEL: {
    table: purchaseParcels,
    number: purchaseParcels.parcelNo,
    tenantId: purchaseParcels.tenantId,
    shown: [
      ...STATUS,
      'parcelNo',
      'domesticTrackingNo',
      'weightG',
      'lengthMm',
      'widthMm',
      'heightMm',
      'shelfCode',
      'qcStatus',
      'exception',
    ],
  },
  TRANSIT_ORDER: {
    table: transitOrders,
    number: transitOrders.orderNo,
    tenantId: transitOrders.tenantId,
    shown: [
      ...STATUS,
      'orderNo',
      'optionCode',
      'weightG',
      'boxes',
      'carrier',
      'trackingNo',
      'totalFen',
      'problemOpen',
      'problemLiable',
      'problemNote',
    ],
  },
  MANIFEST: {
    table: manifests,
    tenantId: manifests.tenantId,
    shown: ['id', 'version', 'manifestNo', 'carrier', 'closedAt'],
  },
  DEPOSIT: {
    table: deposits,
    tenantId: deposits.tenantId,
    shown: [...STATUS, 'depositNo', 'amountFen', 'feeFen', 'payAmount', 'payCurrency'],
  },
  WITHDRAWAL: {
    table: withdrawals,
    tenantId: withdrawals.tenantId,
    shown: [...STATUS, 'withdrawalNo', 'amountFen', 'feeFen', 'payAmount', 'payCurrency'],
  },
  REFUND: {
    table: refunds,
    tenantId: refunds.tenantId,
    shown: [...STATUS, 'refundNo', 'amountFen'],
  },
  CARRIER_INVOICE: {
    table: carrierInvoices,
    tenantId: carrierInvoices.tenantId,
    shown: ['id', 'version', 'carrier', 'invoiceNo', 'state'],
  },
  SHELF: {
    table: shelves,
    tenantId: shelves.tenantId,
    shown: ['id', 'version', 'code', 'zone', 'position', 'active'],
  },
  STATION: {
    table: stations,
    tenantId: stations.tenantId,
    shown: ['id', 'version', 'name', 'step', 'active', 'browserAt', ...STATION_DEVICES],
  },
  BADGE: {
    table: staffBadges,
    tenantId: staffBadges.tenantId,
    shown: ['id', 'version', 'staffId'],
  },
  UNKNOWN_PARCEL: {
    table: unknownParcels,
    number: unknownParcels.unknownNo,
    tenantId: unknownParcels.tenantId,
    shown: ['id', 'version', 'unknownNo', 'trackingNo', 'shelfCode', 'state', 'parcelId'],
  },
  SERVICE_REQUEST: {
    table: serviceRequests,
    number: serviceRequests.requestNo,
    tenantId: serviceRequests.tenantId,
    shown: ['id', 'version', 'requestNo', 'subjectNo', 'code', 'amountFen', 'state'],
  },
  TICKET: {
    table: tickets,
    tenantId: tickets.tenantId,
    shown: ['id', 'version', 'kind', 'state', 'assignee', 'dueAt'],
  },
  READY_ANSWER: {
    table: readyAnswers,
    tenantId: readyAnswers.tenantId,
    shown: ['id', 'version', 'title', 'texts'],
  },
  SHOPPER: {
    table: users,
    tenantId: users.tenantId,
    shown: ['id', 'version', 'name', 'email', 'state'],
  },
  PROPOSAL: {
    table: proposals,
    number: proposals.proposalNo,
    tenantId: proposals.tenantId,
    shown: ['id', 'version', 'state', 'proposalNo', 'kind', 'amountFen', 'payloadHash', 'madeBy'],
  },
  JOB: {
    table: jobs,
    tenantId: jobs.tenantId,
    shown: ['id', 'version', 'kind', 'list', 'act', 'state', 'total', 'done', 'failed'],
  },
  SAVED_VIEW: {
    table: savedViews,
    tenantId: savedViews.tenantId,
    shown: ['id', 'version', 'list', 'scope', 'owner', 'name', 'query', 'isDefault'],
  },
  CHANNEL: {
    table: depositChannels,
    tenantId: depositChannels.tenantId,
    shown: ['id', 'version', 'provider', 'currency', 'feeBasisPoints', 'closed'],
  },
  BANK_ACCOUNT: {
    table: bankAccounts,
    tenantId: bankAccounts.tenantId,
    shown: [
      'id',
      'version',
      'name',
      'currency',
      'numberShown',
      'channels',
      'balanceMinor',
      'closed',
    ],
  },
  BANK_FILE: {
    table: bankFiles,
    tenantId: bankFiles.tenantId,
    shown: ['id', 'version', 'accountId', 'state', 'format', 'sha256', 'newCount'],
  },
  BANK_LINE: {
    table: bankLines,
    tenantId: bankLines.tenantId,
    shown: ['id', 'version', 'accountId', 'state', 'day', 'amountMinor', 'matchedMinor', 'mark'],
  },
  PAYOUT: {
    table: payouts,
    number: payouts.payoutNo,
    tenantId: payouts.tenantId,
    shown: ['id', 'version', 'payoutNo', 'state', 'currency', 'count', 'sumMinor', 'hashes'],
  },
  RATES: {
    table: rateSettings,
    tenantId: rateSettings.tenantId,
    shown: ['id', 'version', 'source', 'warnHours', 'maxHours', 'jumpPercent', 'currencies'],
  },
  TARIFF: {
    table: tariffs,
    tenantId: tariffs.tenantId,
    shown: ['id', 'version', 'number', 'state', 'validFrom', 'rowCount', 'note'],
  },
  OWN_PRODUCT: {
    table: ownProducts,
    tenantId: ownProducts.tenantId,
    readFirst: true,
    shown: [
      'id',
      'version',
      'state',
      'code',
      'titles',
      'priceFen',
      'maxPriceFen',
      'availableCount',
    ],
  },
  STAFF: {
    table: staff,
    tenantId: undefined,
    shown: ['id', 'version', 'name', 'email', 'state'],
  },
  SHOP_PART: {
    table: shopParts,
    number: shopParts.part,
    tenantId: shopParts.tenantId,
    readFirst: true,
    // The draft itself is not shown: it is in the entry of the call that saved it.
    shown: ['id', 'version', 'part', 'draftBy', 'draftAt'],
  },
  SHOP_PICTURE: {
    table: shopPictures,
    tenantId: shopPictures.tenantId,
    shown: ['id', 'version', 'name', 'key'],
  },
  STAFF_ROLE: {
    table: staffRoles,
    tenantId: staffRoles.tenantId,
    shown: ['id', 'version', 'name', 'rights'],
  },
};
