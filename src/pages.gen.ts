// deno-fmt-ignore-file
// biome-ignore format: generated types do not need formatting
// prettier-ignore
import type { PathsForPages, GetConfigResponse, SearchCodecsForPages } from 'waku/router';

// prettier-ignore
import type { getConfig as File_404_getConfig } from './pages/404';
// prettier-ignore
import type { getConfig as File_Root_getConfig } from './pages/_root';
// prettier-ignore
import type { getConfig as File_About_getConfig } from './pages/about';
// prettier-ignore
import type { getConfig as File_AuthCode_getConfig } from './pages/auth/code';
// prettier-ignore
import type { getConfig as File_AuthForgotPassword_getConfig } from './pages/auth/forgot-password';
// prettier-ignore
import type { getConfig as File_AuthJoin_getConfig } from './pages/auth/join';
// prettier-ignore
import type { getConfig as File_AuthLogin_getConfig } from './pages/auth/login';
// prettier-ignore
import type { getConfig as File_AuthReturn_getConfig } from './pages/auth/return';
// prettier-ignore
import type { getConfig as File_AuthSignup_getConfig } from './pages/auth/signup';
// prettier-ignore
import type { getConfig as File_Cart_getConfig } from './pages/cart';
// prettier-ignore
import type { getConfig as File_Categories_getConfig } from './pages/categories';
// prettier-ignore
import type { getConfig as File_Checkout_getConfig } from './pages/checkout';
// prettier-ignore
import type { getConfig as File_DeskTenantAuditIndex_getConfig } from './pages/desk/[tenant]/audit/index';
// prettier-ignore
import type { getConfig as File_DeskTenantCarrierKeys_getConfig } from './pages/desk/[tenant]/carrier-keys';
// prettier-ignore
import type { getConfig as File_DeskTenantCustomersId_getConfig } from './pages/desk/[tenant]/customers/[id]';
// prettier-ignore
import type { getConfig as File_DeskTenantCustomersIndex_getConfig } from './pages/desk/[tenant]/customers/index';
// prettier-ignore
import type { getConfig as File_DeskTenantFailedSignIns_getConfig } from './pages/desk/[tenant]/failed-sign-ins';
// prettier-ignore
import type { getConfig as File_DeskTenantIndex_getConfig } from './pages/desk/[tenant]/index';
// prettier-ignore
import type { getConfig as File_DeskTenantJobsJob_getConfig } from './pages/desk/[tenant]/jobs/[job]';
// prettier-ignore
import type { getConfig as File_DeskTenantJobsIndex_getConfig } from './pages/desk/[tenant]/jobs/index';
// prettier-ignore
import type { getConfig as File_DeskTenantKeysIndex_getConfig } from './pages/desk/[tenant]/keys/index';
// prettier-ignore
import type { getConfig as File_DeskTenantManifestsManifestNo_getConfig } from './pages/desk/[tenant]/manifests/[manifestNo]';
// prettier-ignore
import type { getConfig as File_DeskTenantManifestsIndex_getConfig } from './pages/desk/[tenant]/manifests/index';
// prettier-ignore
import type { getConfig as File_DeskTenantMoneyAdjustment_getConfig } from './pages/desk/[tenant]/money/adjustment';
// prettier-ignore
import type { getConfig as File_DeskTenantMoneyApprovalsProposal_getConfig } from './pages/desk/[tenant]/money/approvals/[proposal]';
// prettier-ignore
import type { getConfig as File_DeskTenantMoneyApprovalsIndex_getConfig } from './pages/desk/[tenant]/money/approvals/index';
// prettier-ignore
import type { getConfig as File_DeskTenantMoneyBankAccounts_getConfig } from './pages/desk/[tenant]/money/bank/accounts';
// prettier-ignore
import type { getConfig as File_DeskTenantMoneyBankFilesFile_getConfig } from './pages/desk/[tenant]/money/bank/files/[file]';
// prettier-ignore
import type { getConfig as File_DeskTenantMoneyBankFilesIndex_getConfig } from './pages/desk/[tenant]/money/bank/files/index';
// prettier-ignore
import type { getConfig as File_DeskTenantMoneyBankIndex_getConfig } from './pages/desk/[tenant]/money/bank/index';
// prettier-ignore
import type { getConfig as File_DeskTenantMoneyBankLinesLine_getConfig } from './pages/desk/[tenant]/money/bank/lines/[line]';
// prettier-ignore
import type { getConfig as File_DeskTenantMoneyBankOutgoing_getConfig } from './pages/desk/[tenant]/money/bank/outgoing';
// prettier-ignore
import type { getConfig as File_DeskTenantMoneyBankSure_getConfig } from './pages/desk/[tenant]/money/bank/sure';
// prettier-ignore
import type { getConfig as File_DeskTenantMoneyCarrierInvoicesInvoice_getConfig } from './pages/desk/[tenant]/money/carrier-invoices/[invoice]';
// prettier-ignore
import type { getConfig as File_DeskTenantMoneyCarrierInvoicesIndex_getConfig } from './pages/desk/[tenant]/money/carrier-invoices/index';
// prettier-ignore
import type { getConfig as File_DeskTenantMoneyChannelsChannel_getConfig } from './pages/desk/[tenant]/money/channels/[channel]';
// prettier-ignore
import type { getConfig as File_DeskTenantMoneyChannelsIndex_getConfig } from './pages/desk/[tenant]/money/channels/index';
// prettier-ignore
import type { getConfig as File_DeskTenantMoneyClearing_getConfig } from './pages/desk/[tenant]/money/clearing';
// prettier-ignore
import type { getConfig as File_DeskTenantMoneyDayClose_getConfig } from './pages/desk/[tenant]/money/day-close';
// prettier-ignore
import type { getConfig as File_DeskTenantMoneyDepositsDeposit_getConfig } from './pages/desk/[tenant]/money/deposits/[deposit]';
// prettier-ignore
import type { getConfig as File_DeskTenantMoneyGoodwill_getConfig } from './pages/desk/[tenant]/money/goodwill';
// prettier-ignore
import type { getConfig as File_DeskTenantMoneyIndex_getConfig } from './pages/desk/[tenant]/money/index';
// prettier-ignore
import type { getConfig as File_DeskTenantMoneyLedger_getConfig } from './pages/desk/[tenant]/money/ledger';
// prettier-ignore
import type { getConfig as File_DeskTenantMoneyPayments_getConfig } from './pages/desk/[tenant]/money/payments';
// prettier-ignore
import type { getConfig as File_DeskTenantMoneyPayoutsPayout_getConfig } from './pages/desk/[tenant]/money/payouts/[payout]';
// prettier-ignore
import type { getConfig as File_DeskTenantMoneyPayoutsIndex_getConfig } from './pages/desk/[tenant]/money/payouts/index';
// prettier-ignore
import type { getConfig as File_DeskTenantMoneyRatesCurrency_getConfig } from './pages/desk/[tenant]/money/rates/[currency]';
// prettier-ignore
import type { getConfig as File_DeskTenantMoneyRatesFile_getConfig } from './pages/desk/[tenant]/money/rates/file';
// prettier-ignore
import type { getConfig as File_DeskTenantMoneyRatesIndex_getConfig } from './pages/desk/[tenant]/money/rates/index';
// prettier-ignore
import type { getConfig as File_DeskTenantMoneyRefundsRefund_getConfig } from './pages/desk/[tenant]/money/refunds/[refund]';
// prettier-ignore
import type { getConfig as File_DeskTenantMoneyReportsReport_getConfig } from './pages/desk/[tenant]/money/reports/[report]';
// prettier-ignore
import type { getConfig as File_DeskTenantMoneyReportsIndex_getConfig } from './pages/desk/[tenant]/money/reports/index';
// prettier-ignore
import type { getConfig as File_DeskTenantMoneyRules_getConfig } from './pages/desk/[tenant]/money/rules';
// prettier-ignore
import type { getConfig as File_DeskTenantMoneyTrial_getConfig } from './pages/desk/[tenant]/money/trial';
// prettier-ignore
import type { getConfig as File_DeskTenantMoneyWithdrawalsWithdrawal_getConfig } from './pages/desk/[tenant]/money/withdrawals/[withdrawal]';
// prettier-ignore
import type { getConfig as File_DeskTenantOrdersOrderNo_getConfig } from './pages/desk/[tenant]/orders/[orderNo]';
// prettier-ignore
import type { getConfig as File_DeskTenantOrdersIndex_getConfig } from './pages/desk/[tenant]/orders/index';
// prettier-ignore
import type { getConfig as File_DeskTenantOrdersNew_getConfig } from './pages/desk/[tenant]/orders/new';
// prettier-ignore
import type { getConfig as File_DeskTenantOrdersPaste_getConfig } from './pages/desk/[tenant]/orders/paste';
// prettier-ignore
import type { getConfig as File_DeskTenantPeoplePerson_getConfig } from './pages/desk/[tenant]/people/[person]';
// prettier-ignore
import type { getConfig as File_DeskTenantPeopleIndex_getConfig } from './pages/desk/[tenant]/people/index';
// prettier-ignore
import type { getConfig as File_DeskTenantPeopleInvite_getConfig } from './pages/desk/[tenant]/people/invite';
// prettier-ignore
import type { getConfig as File_DeskTenantProblemsIndex_getConfig } from './pages/desk/[tenant]/problems/index';
// prettier-ignore
import type { getConfig as File_DeskTenantRolesRole_getConfig } from './pages/desk/[tenant]/roles/[role]';
// prettier-ignore
import type { getConfig as File_DeskTenantRolesIndex_getConfig } from './pages/desk/[tenant]/roles/index';
// prettier-ignore
import type { getConfig as File_DeskTenantRolesNew_getConfig } from './pages/desk/[tenant]/roles/new';
// prettier-ignore
import type { getConfig as File_DeskTenantSearch_getConfig } from './pages/desk/[tenant]/search';
// prettier-ignore
import type { getConfig as File_DeskTenantSellersSeller_getConfig } from './pages/desk/[tenant]/sellers/[seller]';
// prettier-ignore
import type { getConfig as File_DeskTenantSellersIndex_getConfig } from './pages/desk/[tenant]/sellers/index';
// prettier-ignore
import type { getConfig as File_DeskTenantShipmentsOrderNoIndex_getConfig } from './pages/desk/[tenant]/shipments/[orderNo]/index';
// prettier-ignore
import type { getConfig as File_DeskTenantShipmentsOrderNoPack_getConfig } from './pages/desk/[tenant]/shipments/[orderNo]/pack';
// prettier-ignore
import type { getConfig as File_DeskTenantShipmentsOrderNoPapersKind_getConfig } from './pages/desk/[tenant]/shipments/[orderNo]/papers/[kind]';
// prettier-ignore
import type { getConfig as File_DeskTenantShipmentsIndex_getConfig } from './pages/desk/[tenant]/shipments/index';
// prettier-ignore
import type { getConfig as File_DeskTenantShipmentsPickList_getConfig } from './pages/desk/[tenant]/shipments/pick-list';
// prettier-ignore
import type { getConfig as File_DeskTenantShopArticlesId_getConfig } from './pages/desk/[tenant]/shop/articles/[id]';
// prettier-ignore
import type { getConfig as File_DeskTenantShopGoodsTrial_getConfig } from './pages/desk/[tenant]/shop/goods-trial';
// prettier-ignore
import type { getConfig as File_DeskTenantShopIndex_getConfig } from './pages/desk/[tenant]/shop/index';
// prettier-ignore
import type { getConfig as File_DeskTenantShopOwnProduct_getConfig } from './pages/desk/[tenant]/shop/own/[product]';
// prettier-ignore
import type { getConfig as File_DeskTenantShopOwnImport_getConfig } from './pages/desk/[tenant]/shop/own/import';
// prettier-ignore
import type { getConfig as File_DeskTenantShopOwnIndex_getConfig } from './pages/desk/[tenant]/shop/own/index';
// prettier-ignore
import type { getConfig as File_DeskTenantShopPartsId_getConfig } from './pages/desk/[tenant]/shop/parts/[id]';
// prettier-ignore
import type { getConfig as File_DeskTenantShopPictures_getConfig } from './pages/desk/[tenant]/shop/pictures';
// prettier-ignore
import type { getConfig as File_DeskTenantShopTariffsTariff_getConfig } from './pages/desk/[tenant]/shop/tariffs/[tariff]';
// prettier-ignore
import type { getConfig as File_DeskTenantShopTariffsIndex_getConfig } from './pages/desk/[tenant]/shop/tariffs/index';
// prettier-ignore
import type { getConfig as File_DeskTenantSystemIndex_getConfig } from './pages/desk/[tenant]/system/index';
// prettier-ignore
import type { getConfig as File_DeskTenantTenantsIndex_getConfig } from './pages/desk/[tenant]/tenants/index';
// prettier-ignore
import type { getConfig as File_DeskTenantTenantsNew_getConfig } from './pages/desk/[tenant]/tenants/new';
// prettier-ignore
import type { getConfig as File_DeskTenantTicketsId_getConfig } from './pages/desk/[tenant]/tickets/[id]';
// prettier-ignore
import type { getConfig as File_DeskTenantTicketsAnswers_getConfig } from './pages/desk/[tenant]/tickets/answers';
// prettier-ignore
import type { getConfig as File_DeskTenantTicketsIndex_getConfig } from './pages/desk/[tenant]/tickets/index';
// prettier-ignore
import type { getConfig as File_DeskTenantTracking_getConfig } from './pages/desk/[tenant]/tracking';
// prettier-ignore
import type { getConfig as File_DeskTenantWarehouseIndex_getConfig } from './pages/desk/[tenant]/warehouse/index';
// prettier-ignore
import type { getConfig as File_DeskTenantWarehouseLabels_getConfig } from './pages/desk/[tenant]/warehouse/labels';
// prettier-ignore
import type { getConfig as File_DeskTenantWarehouseParcelsParcelNo_getConfig } from './pages/desk/[tenant]/warehouse/parcels/[parcelNo]';
// prettier-ignore
import type { getConfig as File_DeskTenantWarehouseScan_getConfig } from './pages/desk/[tenant]/warehouse/scan';
// prettier-ignore
import type { getConfig as File_DeskTenantWarehouseShelves_getConfig } from './pages/desk/[tenant]/warehouse/shelves';
// prettier-ignore
import type { getConfig as File_DeskTenantWarehouseStations_getConfig } from './pages/desk/[tenant]/warehouse/stations';
// prettier-ignore
import type { getConfig as File_DeskTenantWarehouseUnknown_getConfig } from './pages/desk/[tenant]/warehouse/unknown';
// prettier-ignore
import type { getConfig as File_DeskTenantWorkIndex_getConfig } from './pages/desk/[tenant]/work/index';
// prettier-ignore
import type { getConfig as File_DeskIndex_getConfig } from './pages/desk/index';
// prettier-ignore
import type { getConfig as File_DeskProfile_getConfig } from './pages/desk/profile';
// prettier-ignore
import type { getConfig as File_DeskSecondFactor_getConfig } from './pages/desk/second-factor';
// prettier-ignore
import type { getConfig as File_DeskSignIn_getConfig } from './pages/desk/sign-in';
// prettier-ignore
import type { getConfig as File_DeskWelcome_getConfig } from './pages/desk/welcome';
// prettier-ignore
import type { getConfig as File_Faq_getConfig } from './pages/faq';
// prettier-ignore
import type { getConfig as File_Forwarding_getConfig } from './pages/forwarding';
// prettier-ignore
import type { getConfig as File_HowToUse_getConfig } from './pages/how-to-use';
// prettier-ignore
import type { getConfig as File_Index_getConfig } from './pages/index';
// prettier-ignore
import type { getConfig as File_MyAccount_getConfig } from './pages/my/account';
// prettier-ignore
import type { getConfig as File_MyBalanceDepositDepositNo_getConfig } from './pages/my/balance/deposit/[depositNo]';
// prettier-ignore
import type { getConfig as File_MyBalanceIndex_getConfig } from './pages/my/balance/index';
// prettier-ignore
import type { getConfig as File_MyBalanceOperations_getConfig } from './pages/my/balance/operations';
// prettier-ignore
import type { getConfig as File_MyBalanceRefunds_getConfig } from './pages/my/balance/refunds';
// prettier-ignore
import type { getConfig as File_MyBalanceStatement_getConfig } from './pages/my/balance/statement';
// prettier-ignore
import type { getConfig as File_MyBalanceTransactionId_getConfig } from './pages/my/balance/transaction/[id]';
// prettier-ignore
import type { getConfig as File_MyBalanceWithdraw_getConfig } from './pages/my/balance/withdraw';
// prettier-ignore
import type { getConfig as File_MyFavourites_getConfig } from './pages/my/favourites';
// prettier-ignore
import type { getConfig as File_MyInStockItemsParcelNo_getConfig } from './pages/my/in-stock-items/[parcelNo]';
// prettier-ignore
import type { getConfig as File_MyInStockItemsIndex_getConfig } from './pages/my/in-stock-items/index';
// prettier-ignore
import type { getConfig as File_MyIndex_getConfig } from './pages/my/index';
// prettier-ignore
import type { getConfig as File_MyMessage_getConfig } from './pages/my/message';
// prettier-ignore
import type { getConfig as File_MyPendingPayments_getConfig } from './pages/my/pending-payments';
// prettier-ignore
import type { getConfig as File_MyPurchaseOrderNo_getConfig } from './pages/my/purchase/[orderNo]';
// prettier-ignore
import type { getConfig as File_MyPurchaseIndex_getConfig } from './pages/my/purchase/index';
// prettier-ignore
import type { getConfig as File_MyTransitOrderNo_getConfig } from './pages/my/transit/[orderNo]';
// prettier-ignore
import type { getConfig as File_MyTransitIndex_getConfig } from './pages/my/transit/index';
// prettier-ignore
import type { getConfig as File_MyTransitNew_getConfig } from './pages/my/transit/new';
// prettier-ignore
import type { getConfig as File_MyWarehouses_getConfig } from './pages/my/warehouses';
// prettier-ignore
import type { getConfig as File_Offline_getConfig } from './pages/offline';
// prettier-ignore
import type { getConfig as File_PaymentGuide_getConfig } from './pages/payment-guide';
// prettier-ignore
import type { getConfig as File_PaymentDone_getConfig } from './pages/payment/done';
// prettier-ignore
import type { getConfig as File_PaymentIndex_getConfig } from './pages/payment/index';
// prettier-ignore
import type { getConfig as File_ProductSearch_getConfig } from './pages/product-search';
// prettier-ignore
import type { getConfig as File_Product_getConfig } from './pages/product';
// prettier-ignore
import type { getConfig as File_ProhibitedItems_getConfig } from './pages/prohibited-items';
// prettier-ignore
import type { getConfig as File_SearchByPicture_getConfig } from './pages/search-by-picture';
// prettier-ignore
import type { getConfig as File_Settings_getConfig } from './pages/settings';
// prettier-ignore
import type { getConfig as File_SourcingService_getConfig } from './pages/sourcing-service';
// prettier-ignore
import type { getConfig as File_Terms_getConfig } from './pages/terms';
// prettier-ignore
import type { getConfig as File_TransportationCharge_getConfig } from './pages/transportation-charge';

// prettier-ignore
type Page =
| ({ path: '/404' } & GetConfigResponse<typeof File_404_getConfig>)
| ({ path: '/_root' } & GetConfigResponse<typeof File_Root_getConfig>)
| ({ path: '/about' } & GetConfigResponse<typeof File_About_getConfig>)
| ({ path: '/auth/code' } & GetConfigResponse<typeof File_AuthCode_getConfig>)
| ({ path: '/auth/forgot-password' } & GetConfigResponse<typeof File_AuthForgotPassword_getConfig>)
| ({ path: '/auth/join' } & GetConfigResponse<typeof File_AuthJoin_getConfig>)
| ({ path: '/auth/login' } & GetConfigResponse<typeof File_AuthLogin_getConfig>)
| ({ path: '/auth/return' } & GetConfigResponse<typeof File_AuthReturn_getConfig>)
| ({ path: '/auth/signup' } & GetConfigResponse<typeof File_AuthSignup_getConfig>)
| ({ path: '/cart' } & GetConfigResponse<typeof File_Cart_getConfig>)
| ({ path: '/categories' } & GetConfigResponse<typeof File_Categories_getConfig>)
| ({ path: '/checkout' } & GetConfigResponse<typeof File_Checkout_getConfig>)
| ({ path: '/desk/[tenant]/audit' } & GetConfigResponse<typeof File_DeskTenantAuditIndex_getConfig>)
| ({ path: '/desk/[tenant]/carrier-keys' } & GetConfigResponse<typeof File_DeskTenantCarrierKeys_getConfig>)
| ({ path: '/desk/[tenant]/customers/[id]' } & GetConfigResponse<typeof File_DeskTenantCustomersId_getConfig>)
| ({ path: '/desk/[tenant]/customers' } & GetConfigResponse<typeof File_DeskTenantCustomersIndex_getConfig>)
| ({ path: '/desk/[tenant]/failed-sign-ins' } & GetConfigResponse<typeof File_DeskTenantFailedSignIns_getConfig>)
| ({ path: '/desk/[tenant]' } & GetConfigResponse<typeof File_DeskTenantIndex_getConfig>)
| ({ path: '/desk/[tenant]/jobs/[job]' } & GetConfigResponse<typeof File_DeskTenantJobsJob_getConfig>)
| ({ path: '/desk/[tenant]/jobs' } & GetConfigResponse<typeof File_DeskTenantJobsIndex_getConfig>)
| ({ path: '/desk/[tenant]/keys' } & GetConfigResponse<typeof File_DeskTenantKeysIndex_getConfig>)
| ({ path: '/desk/[tenant]/manifests/[manifestNo]' } & GetConfigResponse<typeof File_DeskTenantManifestsManifestNo_getConfig>)
| ({ path: '/desk/[tenant]/manifests' } & GetConfigResponse<typeof File_DeskTenantManifestsIndex_getConfig>)
| ({ path: '/desk/[tenant]/money/adjustment' } & GetConfigResponse<typeof File_DeskTenantMoneyAdjustment_getConfig>)
| ({ path: '/desk/[tenant]/money/approvals/[proposal]' } & GetConfigResponse<typeof File_DeskTenantMoneyApprovalsProposal_getConfig>)
| ({ path: '/desk/[tenant]/money/approvals' } & GetConfigResponse<typeof File_DeskTenantMoneyApprovalsIndex_getConfig>)
| ({ path: '/desk/[tenant]/money/bank/accounts' } & GetConfigResponse<typeof File_DeskTenantMoneyBankAccounts_getConfig>)
| ({ path: '/desk/[tenant]/money/bank/files/[file]' } & GetConfigResponse<typeof File_DeskTenantMoneyBankFilesFile_getConfig>)
| ({ path: '/desk/[tenant]/money/bank/files' } & GetConfigResponse<typeof File_DeskTenantMoneyBankFilesIndex_getConfig>)
| ({ path: '/desk/[tenant]/money/bank' } & GetConfigResponse<typeof File_DeskTenantMoneyBankIndex_getConfig>)
| ({ path: '/desk/[tenant]/money/bank/lines/[line]' } & GetConfigResponse<typeof File_DeskTenantMoneyBankLinesLine_getConfig>)
| ({ path: '/desk/[tenant]/money/bank/outgoing' } & GetConfigResponse<typeof File_DeskTenantMoneyBankOutgoing_getConfig>)
| ({ path: '/desk/[tenant]/money/bank/sure' } & GetConfigResponse<typeof File_DeskTenantMoneyBankSure_getConfig>)
| ({ path: '/desk/[tenant]/money/carrier-invoices/[invoice]' } & GetConfigResponse<typeof File_DeskTenantMoneyCarrierInvoicesInvoice_getConfig>)
| ({ path: '/desk/[tenant]/money/carrier-invoices' } & GetConfigResponse<typeof File_DeskTenantMoneyCarrierInvoicesIndex_getConfig>)
| ({ path: '/desk/[tenant]/money/channels/[channel]' } & GetConfigResponse<typeof File_DeskTenantMoneyChannelsChannel_getConfig>)
| ({ path: '/desk/[tenant]/money/channels' } & GetConfigResponse<typeof File_DeskTenantMoneyChannelsIndex_getConfig>)
| ({ path: '/desk/[tenant]/money/clearing' } & GetConfigResponse<typeof File_DeskTenantMoneyClearing_getConfig>)
| ({ path: '/desk/[tenant]/money/day-close' } & GetConfigResponse<typeof File_DeskTenantMoneyDayClose_getConfig>)
| ({ path: '/desk/[tenant]/money/deposits/[deposit]' } & GetConfigResponse<typeof File_DeskTenantMoneyDepositsDeposit_getConfig>)
| ({ path: '/desk/[tenant]/money/goodwill' } & GetConfigResponse<typeof File_DeskTenantMoneyGoodwill_getConfig>)
| ({ path: '/desk/[tenant]/money' } & GetConfigResponse<typeof File_DeskTenantMoneyIndex_getConfig>)
| ({ path: '/desk/[tenant]/money/ledger' } & GetConfigResponse<typeof File_DeskTenantMoneyLedger_getConfig>)
| ({ path: '/desk/[tenant]/money/payments' } & GetConfigResponse<typeof File_DeskTenantMoneyPayments_getConfig>)
| ({ path: '/desk/[tenant]/money/payouts/[payout]' } & GetConfigResponse<typeof File_DeskTenantMoneyPayoutsPayout_getConfig>)
| ({ path: '/desk/[tenant]/money/payouts' } & GetConfigResponse<typeof File_DeskTenantMoneyPayoutsIndex_getConfig>)
| ({ path: '/desk/[tenant]/money/rates/[currency]' } & GetConfigResponse<typeof File_DeskTenantMoneyRatesCurrency_getConfig>)
| ({ path: '/desk/[tenant]/money/rates/file' } & GetConfigResponse<typeof File_DeskTenantMoneyRatesFile_getConfig>)
| ({ path: '/desk/[tenant]/money/rates' } & GetConfigResponse<typeof File_DeskTenantMoneyRatesIndex_getConfig>)
| ({ path: '/desk/[tenant]/money/refunds/[refund]' } & GetConfigResponse<typeof File_DeskTenantMoneyRefundsRefund_getConfig>)
| ({ path: '/desk/[tenant]/money/reports/[report]' } & GetConfigResponse<typeof File_DeskTenantMoneyReportsReport_getConfig>)
| ({ path: '/desk/[tenant]/money/reports' } & GetConfigResponse<typeof File_DeskTenantMoneyReportsIndex_getConfig>)
| ({ path: '/desk/[tenant]/money/rules' } & GetConfigResponse<typeof File_DeskTenantMoneyRules_getConfig>)
| ({ path: '/desk/[tenant]/money/trial' } & GetConfigResponse<typeof File_DeskTenantMoneyTrial_getConfig>)
| ({ path: '/desk/[tenant]/money/withdrawals/[withdrawal]' } & GetConfigResponse<typeof File_DeskTenantMoneyWithdrawalsWithdrawal_getConfig>)
| ({ path: '/desk/[tenant]/orders/[orderNo]' } & GetConfigResponse<typeof File_DeskTenantOrdersOrderNo_getConfig>)
| ({ path: '/desk/[tenant]/orders' } & GetConfigResponse<typeof File_DeskTenantOrdersIndex_getConfig>)
| ({ path: '/desk/[tenant]/orders/new' } & GetConfigResponse<typeof File_DeskTenantOrdersNew_getConfig>)
| ({ path: '/desk/[tenant]/orders/paste' } & GetConfigResponse<typeof File_DeskTenantOrdersPaste_getConfig>)
| ({ path: '/desk/[tenant]/people/[person]' } & GetConfigResponse<typeof File_DeskTenantPeoplePerson_getConfig>)
| ({ path: '/desk/[tenant]/people' } & GetConfigResponse<typeof File_DeskTenantPeopleIndex_getConfig>)
| ({ path: '/desk/[tenant]/people/invite' } & GetConfigResponse<typeof File_DeskTenantPeopleInvite_getConfig>)
| ({ path: '/desk/[tenant]/problems' } & GetConfigResponse<typeof File_DeskTenantProblemsIndex_getConfig>)
| ({ path: '/desk/[tenant]/roles/[role]' } & GetConfigResponse<typeof File_DeskTenantRolesRole_getConfig>)
| ({ path: '/desk/[tenant]/roles' } & GetConfigResponse<typeof File_DeskTenantRolesIndex_getConfig>)
| ({ path: '/desk/[tenant]/roles/new' } & GetConfigResponse<typeof File_DeskTenantRolesNew_getConfig>)
| ({ path: '/desk/[tenant]/search' } & GetConfigResponse<typeof File_DeskTenantSearch_getConfig>)
| ({ path: '/desk/[tenant]/sellers/[seller]' } & GetConfigResponse<typeof File_DeskTenantSellersSeller_getConfig>)
| ({ path: '/desk/[tenant]/sellers' } & GetConfigResponse<typeof File_DeskTenantSellersIndex_getConfig>)
| ({ path: '/desk/[tenant]/shipments/[orderNo]' } & GetConfigResponse<typeof File_DeskTenantShipmentsOrderNoIndex_getConfig>)
| ({ path: '/desk/[tenant]/shipments/[orderNo]/pack' } & GetConfigResponse<typeof File_DeskTenantShipmentsOrderNoPack_getConfig>)
| ({ path: '/desk/[tenant]/shipments/[orderNo]/papers/[kind]' } & GetConfigResponse<typeof File_DeskTenantShipmentsOrderNoPapersKind_getConfig>)
| ({ path: '/desk/[tenant]/shipments' } & GetConfigResponse<typeof File_DeskTenantShipmentsIndex_getConfig>)
| ({ path: '/desk/[tenant]/shipments/pick-list' } & GetConfigResponse<typeof File_DeskTenantShipmentsPickList_getConfig>)
| ({ path: '/desk/[tenant]/shop/articles/[id]' } & GetConfigResponse<typeof File_DeskTenantShopArticlesId_getConfig>)
| ({ path: '/desk/[tenant]/shop/goods-trial' } & GetConfigResponse<typeof File_DeskTenantShopGoodsTrial_getConfig>)
| ({ path: '/desk/[tenant]/shop' } & GetConfigResponse<typeof File_DeskTenantShopIndex_getConfig>)
| ({ path: '/desk/[tenant]/shop/own/[product]' } & GetConfigResponse<typeof File_DeskTenantShopOwnProduct_getConfig>)
| ({ path: '/desk/[tenant]/shop/own/import' } & GetConfigResponse<typeof File_DeskTenantShopOwnImport_getConfig>)
| ({ path: '/desk/[tenant]/shop/own' } & GetConfigResponse<typeof File_DeskTenantShopOwnIndex_getConfig>)
| ({ path: '/desk/[tenant]/shop/parts/[id]' } & GetConfigResponse<typeof File_DeskTenantShopPartsId_getConfig>)
| ({ path: '/desk/[tenant]/shop/pictures' } & GetConfigResponse<typeof File_DeskTenantShopPictures_getConfig>)
| ({ path: '/desk/[tenant]/shop/tariffs/[tariff]' } & GetConfigResponse<typeof File_DeskTenantShopTariffsTariff_getConfig>)
| ({ path: '/desk/[tenant]/shop/tariffs' } & GetConfigResponse<typeof File_DeskTenantShopTariffsIndex_getConfig>)
| ({ path: '/desk/[tenant]/system' } & GetConfigResponse<typeof File_DeskTenantSystemIndex_getConfig>)
| ({ path: '/desk/[tenant]/tenants' } & GetConfigResponse<typeof File_DeskTenantTenantsIndex_getConfig>)
| ({ path: '/desk/[tenant]/tenants/new' } & GetConfigResponse<typeof File_DeskTenantTenantsNew_getConfig>)
| ({ path: '/desk/[tenant]/tickets/[id]' } & GetConfigResponse<typeof File_DeskTenantTicketsId_getConfig>)
| ({ path: '/desk/[tenant]/tickets/answers' } & GetConfigResponse<typeof File_DeskTenantTicketsAnswers_getConfig>)
| ({ path: '/desk/[tenant]/tickets' } & GetConfigResponse<typeof File_DeskTenantTicketsIndex_getConfig>)
| ({ path: '/desk/[tenant]/tracking' } & GetConfigResponse<typeof File_DeskTenantTracking_getConfig>)
| ({ path: '/desk/[tenant]/warehouse' } & GetConfigResponse<typeof File_DeskTenantWarehouseIndex_getConfig>)
| ({ path: '/desk/[tenant]/warehouse/labels' } & GetConfigResponse<typeof File_DeskTenantWarehouseLabels_getConfig>)
| ({ path: '/desk/[tenant]/warehouse/parcels/[parcelNo]' } & GetConfigResponse<typeof File_DeskTenantWarehouseParcelsParcelNo_getConfig>)
| ({ path: '/desk/[tenant]/warehouse/scan' } & GetConfigResponse<typeof File_DeskTenantWarehouseScan_getConfig>)
| ({ path: '/desk/[tenant]/warehouse/shelves' } & GetConfigResponse<typeof File_DeskTenantWarehouseShelves_getConfig>)
| ({ path: '/desk/[tenant]/warehouse/stations' } & GetConfigResponse<typeof File_DeskTenantWarehouseStations_getConfig>)
| ({ path: '/desk/[tenant]/warehouse/unknown' } & GetConfigResponse<typeof File_DeskTenantWarehouseUnknown_getConfig>)
| ({ path: '/desk/[tenant]/work' } & GetConfigResponse<typeof File_DeskTenantWorkIndex_getConfig>)
| ({ path: '/desk' } & GetConfigResponse<typeof File_DeskIndex_getConfig>)
| ({ path: '/desk/profile' } & GetConfigResponse<typeof File_DeskProfile_getConfig>)
| ({ path: '/desk/second-factor' } & GetConfigResponse<typeof File_DeskSecondFactor_getConfig>)
| ({ path: '/desk/sign-in' } & GetConfigResponse<typeof File_DeskSignIn_getConfig>)
| ({ path: '/desk/welcome' } & GetConfigResponse<typeof File_DeskWelcome_getConfig>)
| ({ path: '/faq' } & GetConfigResponse<typeof File_Faq_getConfig>)
| ({ path: '/forwarding' } & GetConfigResponse<typeof File_Forwarding_getConfig>)
| ({ path: '/how-to-use' } & GetConfigResponse<typeof File_HowToUse_getConfig>)
| ({ path: '/' } & GetConfigResponse<typeof File_Index_getConfig>)
| ({ path: '/my/account' } & GetConfigResponse<typeof File_MyAccount_getConfig>)
| ({ path: '/my/balance/deposit/[depositNo]' } & GetConfigResponse<typeof File_MyBalanceDepositDepositNo_getConfig>)
| ({ path: '/my/balance' } & GetConfigResponse<typeof File_MyBalanceIndex_getConfig>)
| ({ path: '/my/balance/operations' } & GetConfigResponse<typeof File_MyBalanceOperations_getConfig>)
| ({ path: '/my/balance/refunds' } & GetConfigResponse<typeof File_MyBalanceRefunds_getConfig>)
| ({ path: '/my/balance/statement' } & GetConfigResponse<typeof File_MyBalanceStatement_getConfig>)
| ({ path: '/my/balance/transaction/[id]' } & GetConfigResponse<typeof File_MyBalanceTransactionId_getConfig>)
| ({ path: '/my/balance/withdraw' } & GetConfigResponse<typeof File_MyBalanceWithdraw_getConfig>)
| ({ path: '/my/favourites' } & GetConfigResponse<typeof File_MyFavourites_getConfig>)
| ({ path: '/my/in-stock-items/[parcelNo]' } & GetConfigResponse<typeof File_MyInStockItemsParcelNo_getConfig>)
| ({ path: '/my/in-stock-items' } & GetConfigResponse<typeof File_MyInStockItemsIndex_getConfig>)
| ({ path: '/my' } & GetConfigResponse<typeof File_MyIndex_getConfig>)
| ({ path: '/my/message' } & GetConfigResponse<typeof File_MyMessage_getConfig>)
| ({ path: '/my/pending-payments' } & GetConfigResponse<typeof File_MyPendingPayments_getConfig>)
| ({ path: '/my/purchase/[orderNo]' } & GetConfigResponse<typeof File_MyPurchaseOrderNo_getConfig>)
| ({ path: '/my/purchase' } & GetConfigResponse<typeof File_MyPurchaseIndex_getConfig>)
| ({ path: '/my/transit/[orderNo]' } & GetConfigResponse<typeof File_MyTransitOrderNo_getConfig>)
| ({ path: '/my/transit' } & GetConfigResponse<typeof File_MyTransitIndex_getConfig>)
| ({ path: '/my/transit/new' } & GetConfigResponse<typeof File_MyTransitNew_getConfig>)
| ({ path: '/my/warehouses' } & GetConfigResponse<typeof File_MyWarehouses_getConfig>)
| ({ path: '/offline' } & GetConfigResponse<typeof File_Offline_getConfig>)
| ({ path: '/payment-guide' } & GetConfigResponse<typeof File_PaymentGuide_getConfig>)
| ({ path: '/payment/done' } & GetConfigResponse<typeof File_PaymentDone_getConfig>)
| ({ path: '/payment' } & GetConfigResponse<typeof File_PaymentIndex_getConfig>)
| ({ path: '/product-search' } & GetConfigResponse<typeof File_ProductSearch_getConfig>)
| ({ path: '/product' } & GetConfigResponse<typeof File_Product_getConfig>)
| ({ path: '/prohibited-items' } & GetConfigResponse<typeof File_ProhibitedItems_getConfig>)
| ({ path: '/search-by-picture' } & GetConfigResponse<typeof File_SearchByPicture_getConfig>)
| ({ path: '/settings' } & GetConfigResponse<typeof File_Settings_getConfig>)
| ({ path: '/sourcing-service' } & GetConfigResponse<typeof File_SourcingService_getConfig>)
| ({ path: '/terms' } & GetConfigResponse<typeof File_Terms_getConfig>)
| ({ path: '/transportation-charge' } & GetConfigResponse<typeof File_TransportationCharge_getConfig>);

// prettier-ignore
type Layout =
| { path: '/' }
| { path: '/desk' }
| { path: '/my' };

// prettier-ignore
declare module 'waku/router' {
  interface RouteConfig {
    paths: PathsForPages<Page>;
  }
  interface CreatePagesConfig {
    pages: Page;
    layouts: Layout;
  }
  interface SearchCodecsConfig extends SearchCodecsForPages<Page> {}
}
