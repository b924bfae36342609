import type { ServedCall } from '../serve.ts';
import aboutus from './aboutus.ts';
import coinAmend from './coin/amend.ts';
import coinCancel from './coin/cancel.ts';
import coinCancelAll from './coin/cancel_all.ts';
import coinList from './coin/list.ts';
import coinPreview from './coin/preview.ts';
import coinTrade from './coin/trade.ts';
import contactus from './contactus.ts';
import currencyList from './currency/list.ts';
import currencyNewTimeshar from './currency/new_timeshar.ts';
import currencyQuotationNew from './currency/quotation_new.ts';
import currencyUserCurrencyList from './currency/user_currency_list.ts';
import faq from './faq.ts';
import followApply from './follow/apply.ts';
import followCancel from './follow/cancel.ts';
import followCost from './follow/cost.ts';
import followFollow from './follow/follow.ts';
import followHistoryTrade from './follow/historyTrade.ts';
import followIndex from './follow/index.ts';
import followMine from './follow/mine.ts';
import followSelfHolding from './follow/selfHolding.ts';
import followSkipped from './follow/skipped.ts';
import followTraderDetail from './follow/traderDetail.ts';
import followWithdrawApplication from './follow/withdrawApplication.ts';
import getClientid from './getClientid.ts';
import getSetting from './getSetting.ts';
import getSiteConfig from './getSiteConfig.ts';
import houseAccounts from './house/accounts.ts';
import leverBatchClose from './lever/batch_close.ts';
import leverCancel from './lever/cancel.ts';
import leverClose from './lever/close.ts';
import leverDeal from './lever/deal.ts';
import leverDealall from './lever/dealall.ts';
import leverMargin from './lever/margin.ts';
import leverMarkets from './lever/markets.ts';
import leverMyTrade from './lever/my_trade.ts';
import leverPreview from './lever/preview.ts';
import leverReport from './lever/report.ts';
import leverReverse from './lever/reverse.ts';
import leverSetstop from './lever/setstop.ts';
import leverSubmit from './lever/submit.ts';
import marketBook from './market/book.ts';
import marketTrades from './market/trades.ts';
import menu from './menu.ts';
import microtradeGetResult from './microtrade/get_result.ts';
import microtradeLimits from './microtrade/limits.ts';
import microtradeLists from './microtrade/lists.ts';
import microtradePause from './microtrade/pause.ts';
import microtradePayableCurrencies from './microtrade/payable_currencies.ts';
import microtradeSeconds from './microtrade/seconds.ts';
import microtradeSetLimits from './microtrade/set_limits.ts';
import microtradeSubmit from './microtrade/submit.ts';
import microtradeTape from './microtrade/tape.ts';
import newsDetail from './news/detail.ts';
import newsIndexPop from './news/index_pop.ts';
import newsList from './news/list.ts';
import operationalCompliance from './operational_compliance.ts';
import operatorAudit from './operator/audit.ts';
import operatorCancelProposal from './operator/cancel_proposal.ts';
import operatorConfirmProposal from './operator/confirm_proposal.ts';
import operatorCreditCaps from './operator/credit_caps.ts';
import operatorEndSessions from './operator/end_sessions.ts';
import operatorProposals from './operator/proposals.ts';
import operatorCalendar from './operator/calendar.ts';
import operatorClaimProof from './operator/claim_proof.ts';
import operatorClaims from './operator/claims.ts';
import operatorClockConfirm from './operator/clock_confirm.ts';
import operatorContractTerms from './operator/contract_terms.ts';
import operatorConvertTerms from './operator/convert_terms.ts';
import operatorSetConvertTerms from './operator/set_convert_terms.ts';
import operatorCopyTerms from './operator/copy_terms.ts';
import operatorDecide from './operator/decide.ts';
import operatorDecideClaim from './operator/decide_claim.ts';
import operatorFundingTerms from './operator/funding_terms.ts';
import operatorHolds from './operator/holds.ts';
import operatorIdentities from './operator/identities.ts';
import operatorIdentity from './operator/identity.ts';
import operatorIdentityDecide from './operator/identity_decide.ts';
import operatorIdentityDocument from './operator/identity_document.ts';
import operatorOptionTerms from './operator/option_terms.ts';
import operatorFiatRates from './operator/fiat_rates.ts';
import operatorPairStatus from './operator/pair_status.ts';
import operatorProducts from './operator/products.ts';
import operatorRails from './operator/rails.ts';
import operatorReviewWithdrawal from './operator/review_withdrawal.ts';
import operatorSettleWithdrawal from './operator/settle_withdrawal.ts';
import operatorSwitchProduct from './operator/switch_product.ts';
import operatorTraders from './operator/traders.ts';
import operatorWithdrawals from './operator/withdrawals.ts';
import optionalAdd from './optional/add.ts';
import optionalDel from './optional/del.ts';
import optionalList from './optional/list.ts';
import practiceClaim from './practice/claim.ts';
import practiceDeposit from './practice/deposit.ts';
import practiceFaucet from './practice/faucet.ts';
import products from './products.ts';
import realState from './real/state.ts';
import rechargeLog from './recharge/log.ts';
import safeApiKeys from './safe/api_keys.ts';
import safeApiKeysCreate from './safe/api_keys/create.ts';
import safeApiKeysRevoke from './safe/api_keys/revoke.ts';
import safeEmail from './safe/email.ts';
import safeFreeze from './safe/freeze.ts';
import safeMobile from './safe/mobile.ts';
import safePasskeyBegin from './safe/passkey/begin.ts';
import safePasskeyFinish from './safe/passkey/finish.ts';
import safePasskeyRemove from './safe/passkey/remove.ts';
import safePasskeyRename from './safe/passkey/rename.ts';
import safePayPassword from './safe/pay_password.ts';
import safePhishingWord from './safe/phishing_word.ts';
import safeRecoveryCodes from './safe/recovery_codes.ts';
import safeSendCode from './safe/send_code.ts';
import safeSessions from './safe/sessions.ts';
import safeSessionsRevoke from './safe/sessions/revoke.ts';
import safeSessionsStay from './safe/sessions/stay.ts';
import safeSignIns from './safe/sign_ins.ts';
import safeState from './safe/state.ts';
import safeStepUp from './safe/step_up.ts';
import safeTotpBegin from './safe/totp/begin.ts';
import safeTotpConfirm from './safe/totp/confirm.ts';
import safeTotpRemove from './safe/totp/remove.ts';
import safeUnfreeze from './safe/unfreeze.ts';
import safeUpdatePassword from './safe/update_password.ts';
import smsMail from './sms_mail.ts';
import smsSend from './sms_send.ts';
import upload from './upload.ts';
import userCashDelete from './user/cash_delete.ts';
import userCashInfo from './user/cash_info.ts';
import userCashInfoInternational from './user/cash_info_international.ts';
import userCashSave from './user/cash_save.ts';
import userCashSaveInternational from './user/cash_save_international.ts';
import userCheckEmail from './user/check_email.ts';
import userDocumentViews from './user/document_views.ts';
import userEditNickname from './user/editNickname.ts';
import userForget from './user/forget.ts';
import userGetTransferFee from './user/getTransferFee.ts';
import userGetTransferList from './user/getTransferList.ts';
import userInfo from './user/info.ts';
import userLogin from './user/login.ts';
import userLogout from './user/logout.ts';
import userPasskeyLogin from './user/passkey/login.ts';
import userPasskeyOptions from './user/passkey/options.ts';
import userReal from './user/real.ts';
import userRecoveryBegin from './user/recovery/begin.ts';
import userRecoveryCode from './user/recovery/code.ts';
import userRecoveryProve from './user/recovery/prove.ts';
import userRecoveryPicture from './user/recovery/picture.ts';
import userRecoverySubmit from './user/recovery/submit.ts';
import userRecoveryState from './user/recovery/state.ts';
import safeRecovery from './safe/recovery.ts';
import safeRecoveryCancel from './safe/recovery/cancel.ts';
import operatorRecoveries from './operator/recoveries.ts';
import operatorRecovery from './operator/recovery.ts';
import operatorRecoveryPicture from './operator/recovery_picture.ts';
import operatorRecoveryDecide from './operator/recovery_decide.ts';
import userRegister from './user/register.ts';
import userTransfer from './user/Transfer.ts';
import userUploadHeadPortrait from './user/uploadHeadPortrait.ts';
import userWalletDelete from './user/wallet/delete.ts';
import userWalletList from './user/wallet/list.ts';
import userWalletSave from './user/wallet/save.ts';
import userWithdrawList from './user/withdraw/list.ts';
import walletBookOnly from './wallet/book_only.ts';
import walletChange from './wallet/change.ts';
import walletChargeReq from './wallet/charge_req.ts';
import walletDetail from './wallet/detail.ts';
import walletFindDeposit from './wallet/find_deposit.ts';
import walletGetInAddress from './wallet/get_in_address.ts';
import walletGetInfo from './wallet/get_info.ts';
import walletGetRateCurrency from './wallet/getRateCurrency.ts';
import walletHzhistory from './wallet/hzhistory.ts';
import walletLegalLog from './wallet/legal_log.ts';
import walletLimits from './wallet/limits.ts';
import walletList from './wallet/list.ts';
import walletOut from './wallet/out.ts';
import walletOutCancel from './wallet/out/cancel.ts';
import walletOutPreview from './wallet/out/preview.ts';
import walletRails from './wallet/rails.ts';
import walletStatement from './wallet/statement.ts';
import walletStatementFile from './wallet/statement_file.ts';

/** Every call with its handler; a test compares the list with the contract's. */
export const servedCalls: readonly ServedCall[] = [
  aboutus,
  coinAmend,
  coinCancel,
  coinCancelAll,
  coinList,
  coinPreview,
  coinTrade,
  contactus,
  currencyList,
  currencyNewTimeshar,
  currencyQuotationNew,
  currencyUserCurrencyList,
  faq,
  followApply,
  followCancel,
  followCost,
  followFollow,
  followHistoryTrade,
  followIndex,
  followMine,
  followSelfHolding,
  followSkipped,
  followTraderDetail,
  followWithdrawApplication,
  houseAccounts,
  getClientid,
  getSetting,
  getSiteConfig,
  leverBatchClose,
  leverCancel,
  leverClose,
  leverDeal,
  leverDealall,
  leverMargin,
  leverMarkets,
  leverMyTrade,
  leverPreview,
  leverReport,
  leverReverse,
  leverSetstop,
  leverSubmit,
  marketBook,
  marketTrades,
  menu,
  microtradeGetResult,
  microtradeLimits,
  microtradeLists,
  microtradePause,
  microtradePayableCurrencies,
  microtradeSeconds,
  microtradeSetLimits,
  microtradeSubmit,
  microtradeTape,
  newsDetail,
  newsIndexPop,
  newsList,
  operationalCompliance,
  operatorAudit,
  operatorCalendar,
  operatorCancelProposal,
  operatorConfirmProposal,
  operatorCreditCaps,
  operatorEndSessions,
  operatorProposals,
  operatorClaimProof,
  operatorClaims,
  operatorClockConfirm,
  operatorContractTerms,
  operatorConvertTerms,
  operatorSetConvertTerms,
  operatorCopyTerms,
  operatorDecide,
  operatorDecideClaim,
  operatorFundingTerms,
  operatorHolds,
  operatorIdentities,
  operatorIdentity,
  operatorIdentityDecide,
  operatorIdentityDocument,
  operatorOptionTerms,
  operatorFiatRates,
  operatorPairStatus,
  operatorProducts,
  operatorRails,
  operatorReviewWithdrawal,
  operatorSettleWithdrawal,
  operatorSwitchProduct,
  operatorTraders,
  operatorWithdrawals,
  optionalAdd,
  optionalDel,
  optionalList,
  practiceClaim,
  practiceDeposit,
  practiceFaucet,
  products,
  realState,
  rechargeLog,
  smsMail,
  smsSend,
  upload,
  userCashDelete,
  userCashInfo,
  userCashInfoInternational,
  userCashSave,
  userCashSaveInternational,
  userCheckEmail,
  userDocumentViews,
  userEditNickname,
  userForget,
  userGetTransferFee,
  userGetTransferList,
  userInfo,
  userLogin,
  userLogout,
  userReal,
  userRegister,
  userTransfer,
  userUploadHeadPortrait,
  userWalletDelete,
  userWalletList,
  userWalletSave,
  userWithdrawList,
  walletBookOnly,
  walletChange,
  walletChargeReq,
  walletDetail,
  walletFindDeposit,
  walletGetInAddress,
  walletGetInfo,
  walletGetRateCurrency,
  walletHzhistory,
  walletLegalLog,
  walletLimits,
  walletList,
  walletOut,
  walletOutCancel,
  walletOutPreview,
  walletRails,
  walletStatement,
  walletStatementFile,
  safeUpdatePassword,
  safeSendCode,
  safeMobile,
  safeEmail,
  safePayPassword,
  safeStepUp,
  safeTotpBegin,
  safeTotpConfirm,
  safeTotpRemove,
  safePasskeyBegin,
  safePasskeyFinish,
  safePasskeyRename,
  safePasskeyRemove,
  safeRecoveryCodes,
  safeSessions,
  safeSessionsRevoke,
  safeSessionsStay,
  safeSignIns,
  safePhishingWord,
  safeFreeze,
  safeUnfreeze,
  safeApiKeys,
  safeApiKeysCreate,
  safeApiKeysRevoke,
  userPasskeyOptions,
  userPasskeyLogin,
  safeState,
  userRecoveryBegin,
  userRecoveryCode,
  userRecoveryProve,
  userRecoveryPicture,
  userRecoverySubmit,
  userRecoveryState,
  safeRecovery,
  safeRecoveryCancel,
  operatorRecoveries,
  operatorRecovery,
  operatorRecoveryPicture,
  operatorRecoveryDecide,
];
