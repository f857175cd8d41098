import type * as v from 'valibot';
import { ownProductTyped, typedVariant } from '../../values/goods/own-product-typed.ts';
import { consolidation, serviceFee, storage } from '../../values/money/charges.ts';
import { countryDuties } from '../../values/money/door.ts';
import { staffTimelineEvent } from '../../values/orders/timeline.ts';
import * as passkeyValues from '../../values/people/passkeys.ts';
import { signInProvider, signInWays } from '../../values/shop/sign-in-ways.ts';
import { tenantFeatures } from '../../values/shop/tenant-record.ts';
import * as bank from '../money/bank.ts';
import * as bankFiles from '../money/bank-files.ts';
import * as bankOutgoing from '../money/bank-outgoing.ts';
import * as bankReturns from '../money/bank-returns.ts';
import * as books from '../money/books.ts';
import * as channels from '../money/channels.ts';
import * as money from '../money/money.ts';
import * as payouts from '../money/payouts.ts';
import * as providerPayments from '../money/provider-payments.ts';
import * as providerPayouts from '../money/provider-payouts.ts';
import * as rates from '../money/rates.ts';
import * as buying from '../orders/buying.ts';
import * as notes from '../orders/notes.ts';
import * as order from '../orders/ops-order.ts';
import * as pasting from '../orders/pasting.ts';
import * as purchase from '../orders/purchase.ts';
import * as search from '../orders/search.ts';
import { opsServiceRequest } from '../orders/services.ts';
import * as shoppers from '../orders/shoppers.ts';
import * as tickets from '../orders/tickets.ts';
import * as approvals from '../people/approvals.ts';
import * as audit from '../people/audit.ts';
import * as ownAccount from '../people/own-account.ts';
import * as people from '../people/people.ts';
import * as roles from '../people/roles.ts';
import * as stations from '../people/stations.ts';
import * as ownProducts from '../shop/own-products.ts';
import * as shop from '../shop/shop.ts';
import * as shopPictures from '../shop/shop-pictures.ts';
import { tariffCells } from '../shop/tariff-values.ts';
import { tariff, tariffSummary } from '../shop/tariffs.ts';
import {
  tenantFile,
  tenantFileToPut,
  tenantProductGroup,
  tenantStep,
} from '../shop/tenant-file.ts';
import { tenantSummary } from '../shop/tenants.ts';
import * as carrierInvoices from '../warehouse/carrier-invoices.ts';
import * as manifests from '../warehouse/manifests.ts';
import * as parcels from '../warehouse/parcels.ts';
import * as scan from '../warehouse/scan.ts';
import * as contents from '../warehouse/shipment-contents.ts';
import * as shipments from '../warehouse/shipments.ts';
import * as stock from '../warehouse/stock.ts';
import * as tracking from '../warehouse/tracking.ts';
import * as jobs from './jobs.ts';
import * as savedViews from './saved-views.ts';
import * as system from './system.ts';
import * as work from './work.ts';

type Named = Record<string, readonly [schema: v.GenericSchema<unknown, unknown>, about: string]>;

/** The schemas of the staff's calls that have a name in the API's description. */
export const OPS_COMPONENTS = {
  TariffVersion: [tariffSummary, 'A version of a tenant’s freight tariff, without its table.'],
  Tariff: [
    tariff,
    'A version of a tenant’s freight tariff, with its table and what is wrong with it.',
  ],
  OpsServiceRequest: [
    opsServiceRequest,
    'A service that a shopper has paid for, as the staff see it.',
  ],
  TariffCells: [tariffCells, 'A row of a freight tariff: an option in a zone, as typed.'],
  Right: [people.right, 'What a member of the staff may do.'],
  StaffPerson: [people.staffPerson, 'A person of the staff.'],
  StaffAssignment: [people.assignment, 'A role at a tenant, or at all tenants (`*`).'],
  OwnRole: [roles.staffRole, 'A role that a tenant made of its own.'],
  StaffMe: [ownAccount.staffMe, 'Who is signed in at the desk.'],
  StaffTenant: [
    ownAccount.tenantOfStaff,
    'A tenant that somebody works for, with their rights there.',
  ],
  StaffKey: [people.staffKey, 'The key of a machine, without its secret.'],
  FailedSignIn: [system.failedSignIn, 'Refused attempts of an hour to get into the desk.'],
  Passkey: [passkeyValues.passkey, 'A passkey of a shopper or a member of the staff.'],
  PasskeyQuestion: [
    passkeyValues.passkeyQuestion,
    'The challenge for a passkey. It is valid for one answer.',
  ],
  PasskeyOptions: [passkeyValues.passkeyOptions, 'What a browser asks a passkey.'],
  PasskeyMade: [passkeyValues.passkeyMade, 'A new passkey, as the browser describes it.'],
  PasskeySigned: [
    passkeyValues.passkeySigned,
    'The answer of a passkey, as the browser describes it.',
  ],
  AuditEntry: [audit.auditEntry, 'What a member of the staff did.'],
  Proposal: [
    approvals.proposal,
    'What a second person approves, such as a movement of money or a channel; open or decided.',
  ],
  WaitingProposal: [approvals.waitingProposal, 'The proposal for which an object waits.'],
  ApprovalLimit: [approvals.approvalLimit, 'From which amount a second person must approve.'],
  ApprovalRules: [approvals.approvalRules, 'The rules of a tenant for approvals.'],
  StaffNote: [notes.staffNote, 'A note of the staff, which the shopper does not see.'],
  OrderShopper: [order.orderShopper, 'Whose order it is; contacts only with the right.'],
  OpsOrderItem: [order.opsOrderItem, 'A line of an order as the staff see it.'],
  OpsOrder: [order.opsOrder, 'An order as the staff see it.'],
  OpsOrderRow: [order.opsOrderRow, 'An order in a list of the staff.'],
  PastedColumn: [pasting.pastedColumn, 'A column of a pasted sheet, and what it is taken for.'],
  PastedSheet: [pasting.pastedSheet, 'A pasted sheet as it was understood.'],
  PastedRow: [pasting.pastedRow, 'A row of a pasted sheet, with what is wrong with it.'],
  TenantFeatures: [tenantFeatures, 'Special cases of a tenant, each off by default.'],
  TenantStep: [tenantStep, 'A step of the how-to page.'],
  TenantProductGroup: [tenantProductGroup, 'A product group, with the ids of its products.'],
  ShopPartState: [shop.shopPartState, 'The state of a part of the shop.'],
  ShopPartDetail: [shop.shopPartDetail, 'A part of the shop: published, drafted, its history.'],
  ShopPublication: [shop.shopPublication, 'What was published of a part, and when.'],
  ShopChange: [shop.shopChange, 'A field that publishing a draft changes.'],
  ShopPicture: [shopPictures.shopPicture, 'A picture of the shop for everybody to see.'],
  Seller: [buying.seller, 'A seller, with how the orders went.'],
  SearchHit: [search.searchHit, 'What a search at the desk found.'],
  StaffTimelineEvent: [staffTimelineEvent, 'An event of a history, with who of the staff did it.'],
  RefundOrProposal: [
    money.refundOrProposal,
    'A refund, or what it will be while its proposal waits.',
  ],
  DepositOrProposal: [money.depositOrProposal, 'A top-up, and the proposal that waits for it.'],
  WithdrawalOrProposal: [
    money.withdrawalOrProposal,
    'A withdrawal, and the proposal that waits for it.',
  ],
  Job: [jobs.job, 'An export, or an act on many objects.'],
  JobRow: [jobs.jobRow, 'What became of an object of a bulk job.'],
  SavedView: [savedViews.savedView, 'Filters, sort and columns of a list under a name.'],
  GoodsEvent: [
    parcels.goodsEvent,
    'An event of a parcel or shipment; amounts only with the right.',
  ],
  StaffParcelItem: [parcels.staffParcelItem, 'What is in a parcel; prices only with the right.'],
  OpsParcel: [parcels.opsParcel, 'A parcel as the staff see it.'],
  OpsParcelDetail: [parcels.opsParcelDetail, 'A parcel as the staff see it, with its history.'],
  ScanAnswer: [scan.scanAnswer, 'What became of a scan, and what is expected next.'],
  Shelf: [stock.shelf, 'A shelf of a warehouse.'],
  ShelfCount: [stock.shelfCount, 'What should lie on a shelf, and what was found.'],
  Station: [stock.station, 'A shared device of a warehouse.'],
  StationHere: [stations.stationHere, 'The station that a browser is.'],
  Badge: [stations.badge, 'What somebody shows at a station to sign in.'],
  BadgeHolder: [stations.badgeHolder, 'Somebody who works in a warehouse, with their badge.'],
  UnknownParcel: [stock.unknownParcel, 'A parcel that nobody expected.'],
  SentParcel: [purchase.sentParcel, 'A parcel that a seller sent.'],
  SignInWays: [signInWays, 'How shoppers may sign in besides their password.'],
  SignInProvider: [signInProvider, 'A provider with which shoppers may sign in.'],
  MeasuredBox: [shipments.measuredBox, 'A box as it was weighed and measured.'],
  ShipmentBox: [contents.shipmentBox, 'A box of a shipment.'],
  ShipmentService: [contents.shipmentService, 'A paid service that was chosen for a shipment.'],
  ShipmentRow: [shipments.shipmentRow, 'A shipment in a list of the staff.'],
  DeclarationLine: [contents.declarationLine, 'A line of a customs declaration.'],
  OpsTransit: [shipments.opsTransit, 'A shipment as the staff see it.'],
  ShipmentPaper: [contents.shipmentPaper, 'What a paper of a shipment says.'],
  ManifestRow: [manifests.manifestRow, 'A manifest in a list.'],
  Manifest: [manifests.manifest, 'The boxes that a carrier was handed at once.'],
  ShopperRow: [shoppers.shopperRow, 'A shopper in a list of the staff.'],
  OpsShopper: [shoppers.opsShopper, 'A shopper as the staff see them.'],
  HealthSign: [system.healthSign, 'Whether a timer or a marketplace works.'],
  SystemHealth: [system.systemHealth, 'How the deployment is doing.'],
  TicketRow: [tickets.ticketRow, 'A ticket in a list.'],
  OpsTicket: [tickets.opsTicket, 'A ticket with its thread.'],
  ReadyAnswer: [tickets.readyAnswer, 'A text with which tickets are answered.'],
  OpsChannel: [
    channels.opsChannel,
    'A channel through which shoppers top up, without its secrets.',
  ],
  PaymentProvider: [
    channels.paymentProvider,
    'A payment provider with an API, and the form of its settings.',
  ],
  CodeMerchant: [channels.codeMerchant, 'The merchant of a channel’s QR code.'],
  BankAccount: [
    bankFiles.bankAccount,
    'A bank account of the tenant; its number by the last characters.',
  ],
  BankColumns: [bankFiles.bankColumns, 'How the columns of a bank’s CSV file are read.'],
  BankFile: [bankFiles.bankFile, 'A statement of a bank.'],
  BankFileDetail: [
    bankFiles.bankFileDetail,
    'A statement with what it says, or what is wrong with it.',
  ],
  BankLine: [bank.bankLine, 'A line of a bank statement.'],
  BankLineDetail: [bank.bankLineDetail, 'A line of a bank statement, with what it may be for.'],
  BankOutgoing: [bankOutgoing.outgoingSuggestion, 'What an outgoing line may be.'],
  CarrierInvoice: [carrierInvoices.carrierInvoice, 'An invoice of a carrier.'],
  CarrierInvoiceDetail: [
    carrierInvoices.carrierInvoiceDetail,
    'An invoice of a carrier with its rows.',
  ],
  BankReturn: [
    bankReturns.bankReturn,
    'A top-up that an outgoing line may take back, or a withdrawal that an incoming line may bring back.',
  ],
  BankLineOrProposal: [bank.unannounced, 'A line, and the proposal that waits for it.'],
  ProviderPayout: [
    providerPayouts.providerPayout,
    'A withdrawal that a payment provider pays out.',
  ],
  Payable: [payouts.payable, 'A withdrawal that can be paid in a batch.'],
  Payout: [payouts.payout, 'A batch of payments to a bank.'],
  PayoutDetail: [payouts.payoutDetail, 'A batch with its payments.'],
  DayClose: [books.dayClose, 'A day that finance has closed.'],
  TrialBalance: [books.trialBalance, 'The balances of all accounts at the end of a day.'],
  CurrencyRate: [rates.currencyRate, 'What 1 CNY is worth in a currency at a shop.'],
  AppliedRate: [rates.appliedRate, 'A rate that a shop uses: what a source said, and the margin.'],
  HeldRate: [rates.heldRate, 'A rate that jumped too far to be used without a person.'],
  RateColumns: [rates.rateColumns, 'Which column of a bank’s file is what.'],
  RateSettings: [rates.rateSettings, 'Where a shop’s rates come from, and when they are old.'],
  RateEntry: [rates.rateEntry, 'A rate of a shop’s history.'],
  Reversal: [providerPayments.reversal, 'A refund or dispute of a payment at a provider.'],
  ProviderPaymentOrProposal: [
    providerPayments.providerPaymentOrProposal,
    'The payment, or as it is with the proposal that now waits.',
  ],
  ProviderPayment: [
    providerPayments.providerPayment,
    'A payment at a provider, with what went back of it.',
  ],
  TrackingEvent: [tracking.trackingEvent, 'What a carrier reported, and what became of it.'],
  CarrierKey: [tracking.carrierKey, 'The key with which a carrier signs its reports.'],
  WorkCount: [work.workCount, 'How much waits in a pile.'],
  WorkRow: [work.workRow, 'An object that waits for the staff.'],
  ProblemRow: [work.problemRow, 'What went wrong and waits for somebody.'],
  OwnProduct: [ownProducts.ownProduct, 'A product of a shop’s own stock, as it was typed last.'],
  OwnProductTyped: [ownProductTyped, 'A product as it is typed, also with mistakes.'],
  OwnVariantTyped: [typedVariant, 'A variant as it is typed, also with mistakes.'],
  OwnVariantStock: [ownProducts.variantStock, 'The pieces of a variant.'],
  OwnStockEvent: [ownProducts.stockEvent, 'What changed the pieces of a variant.'],
  OwnSheet: [ownProducts.ownSheet, 'A pasted table of own products, with what is wrong in it.'],
  ServiceFee: [serviceFee, 'What a shop takes for buying: a share of the goods, with rules.'],
  Consolidation: [consolidation, 'How parcels are estimated before they are weighed.'],
  CountryDuties: [countryDuties, 'What a shop says of duties and taxes of a country.'],
  StorageTerms: [storage, 'How long parcels are stored, and what that costs.'],
  TenantFile: [tenantFile, 'A tenant with all its content as one file.'],
  TenantFileToPut: [
    tenantFileToPut,
    'A tenant as one file. Settings that older files lack stay as they are.',
  ],
  TenantSummary: [tenantSummary, 'A tenant of the deployment.'],
} as const satisfies Named;
