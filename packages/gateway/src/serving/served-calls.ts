import type { ServedCall } from './serve.ts';
import aboutus from '../content/calls/get-about.ts';
import coinAmend from '../spot/calls/amend-spot-order.ts';
import coinCancel from '../spot/calls/cancel-spot-order.ts';
import coinCancelAll from '../spot/calls/cancel-all-spot-orders.ts';
import coinList from '../spot/calls/list-spot-orders.ts';
import coinPreview from '../spot/calls/preview-spot-order.ts';
import coinTrade from '../spot/calls/place-spot-order.ts';
import contactus from '../content/calls/get-contact.ts';
import currencyList from '../catalog/calls/list-assets.ts';
import currencyNewTimeshar from '../market/calls/list-candles.ts';
import currencyQuotationNew from '../market/calls/list-quotations.ts';
import currencyUserCurrencyList from '../catalog/calls/list-user-assets.ts';
import faq from '../content/calls/list-faq.ts';
import followApply from '../copy/calls/apply-as-trader.ts';
import followCancel from '../copy/calls/cancel-follow.ts';
import followCost from '../copy/calls/estimate-follow.ts';
import followFollow from '../copy/calls/follow-trader.ts';
import followHistoryTrade from '../copy/calls/list-trader-tickets.ts';
import followIndex from '../copy/calls/list-traders.ts';
import followMine from '../copy/calls/list-follows.ts';
import followSelfHolding from '../copy/calls/self-hold-contract.ts';
import followSkipped from '../copy/calls/list-copy-feed.ts';
import followTraderDetail from '../copy/calls/get-trader.ts';
import followWithdrawApplication from '../copy/calls/withdraw-trader-application.ts';
import getClientid from '../accounts/calls/get-client-id.ts';
import getSetting from '../content/calls/get-setting.ts';
import getSiteConfig from '../content/calls/get-site-config.ts';
import houseAccounts from '../ledger/calls/list-house-accounts.ts';
import leverBatchClose from '../contract/calls/close-contracts.ts';
import leverCancel from '../contract/calls/cancel-contract.ts';
import leverClose from '../contract/calls/close-contract.ts';
import leverDeal from '../contract/calls/get-contract-deal.ts';
import leverDealall from '../contract/calls/list-contract-deals.ts';
import leverMargin from '../contract/calls/move-contract-margin.ts';
import leverMarkets from '../contract/calls/list-contract-markets.ts';
import leverMyTrade from '../contract/calls/list-contract-tickets.ts';
import leverPreview from '../contract/calls/preview-contract.ts';
import leverReport from '../contract/calls/list-liquidations.ts';
import leverReverse from '../contract/calls/reverse-contract.ts';
import leverSetstop from '../contract/calls/set-contract-exits.ts';
import leverSubmit from '../contract/calls/open-contract.ts';
import marketBook from '../spot/calls/get-book.ts';
import marketTrades from '../spot/calls/list-market-trades.ts';
import menu from '../content/calls/list-menu.ts';
import microtradeGetResult from '../options/calls/get-option-result.ts';
import microtradeLimits from '../options/calls/get-option-limits.ts';
import microtradeLists from '../options/calls/list-options.ts';
import microtradePause from '../options/calls/pause-options.ts';
import microtradePayableCurrencies from '../options/calls/list-option-assets.ts';
import microtradeSeconds from '../options/calls/list-option-markets.ts';
import microtradeSetLimits from '../options/calls/set-option-limits.ts';
import microtradeSubmit from '../options/calls/buy-option.ts';
import microtradeTape from '../options/calls/get-option-tape.ts';
import newsDetail from '../content/calls/get-news.ts';
import newsIndexPop from '../content/calls/list-pop-news.ts';
import newsList from '../content/calls/list-news.ts';
import operationalCompliance from '../content/calls/get-compliance.ts';
import operatorAudit from '../operators/calls/list-audit.ts';
import operatorCancelProposal from '../proposals/calls/cancel-proposal.ts';
import operatorConfirmProposal from '../proposals/calls/confirm-proposal.ts';
import operatorCreditCaps from '../funding/calls/set-credit-caps.ts';
import operatorEndSessions from '../accounts/calls/end-sessions.ts';
import operatorProposals from '../proposals/calls/list-proposals.ts';
import operatorCalendar from '../sessions/calls/set-calendar.ts';
import operatorClaimProof from '../funding/calls/get-claim-proof.ts';
import operatorClaims from '../funding/calls/list-claims.ts';
import operatorClockConfirm from '../clock/calls/confirm-clock.ts';
import operatorContractTerms from '../contract/calls/set-contract-terms.ts';
import operatorConvertTerms from '../convert/calls/get-convert-terms.ts';
import operatorSetConvertTerms from '../convert/calls/set-convert-terms.ts';
import operatorCopyTerms from '../copy/calls/set-copy-terms.ts';
import operatorDecide from '../copy/calls/decide-trader.ts';
import operatorDecideClaim from '../funding/calls/decide-claim.ts';
import operatorFundingTerms from '../funding/calls/set-funding-terms.ts';
import operatorHolds from '../funding/calls/set-hold.ts';
import operatorIdentities from '../identity/calls/list-identity-cases.ts';
import operatorIdentity from '../identity/calls/open-identity-case.ts';
import operatorIdentityDecide from '../identity/calls/decide-identity.ts';
import operatorIdentityDocument from '../identity/calls/view-identity-document.ts';
import operatorOptionTerms from '../options/calls/set-option-terms.ts';
import operatorFiatRates from '../convert/calls/set-fiat-rate.ts';
import operatorPairStatus from '../catalog/calls/set-pair-status.ts';
import operatorProducts from '../products/calls/list-product-rules.ts';
import operatorRails from '../funding/calls/set-rail.ts';
import operatorReviewWithdrawal from '../funding/calls/review-withdrawal.ts';
import operatorSettleWithdrawal from '../funding/calls/settle-withdrawal.ts';
import operatorSwitchProduct from '../products/calls/switch-product.ts';
import operatorTraders from '../copy/calls/list-reviewed-traders.ts';
import operatorWithdrawals from '../funding/calls/list-withdrawal-cases.ts';
import optionalAdd from '../watchlist/calls/add-watched.ts';
import optionalDel from '../watchlist/calls/remove-watched.ts';
import optionalList from '../watchlist/calls/list-watched.ts';
import practiceClaim from '../practice/calls/claim-practice.ts';
import practiceDeposit from '../practice/calls/pay-practice-deposit.ts';
import practiceFaucet from '../practice/calls/list-faucet.ts';
import products from '../products/calls/list-products.ts';
import realState from '../identity/calls/get-identity-state.ts';
import rechargeLog from '../funding/calls/list-deposits.ts';
import safeApiKeys from '../api-keys/calls/list-api-keys.ts';
import safeApiKeysCreate from '../api-keys/calls/create-api-key.ts';
import safeApiKeysRevoke from '../api-keys/calls/revoke-api-key.ts';
import safeEmail from '../safety/calls/bind-email.ts';
import safeFreeze from '../safety/calls/freeze-account.ts';
import safeMobile from '../safety/calls/bind-mobile.ts';
import safePasskeyBegin from '../safety/calls/begin-passkey.ts';
import safePasskeyFinish from '../safety/calls/finish-passkey.ts';
import safePasskeyRemove from '../safety/calls/remove-passkey.ts';
import safePasskeyRename from '../safety/calls/rename-passkey.ts';
import safePayPassword from '../safety/calls/set-pay-password.ts';
import safePhishingWord from '../safety/calls/set-phishing-word.ts';
import safeRecoveryCodes from '../safety/calls/make-recovery-codes.ts';
import safeSendCode from '../safety/calls/send-own-code.ts';
import safeSessions from '../accounts/calls/list-sessions.ts';
import safeSessionsRevoke from '../accounts/calls/revoke-sessions.ts';
import safeSessionsStay from '../accounts/calls/stay-logged-in.ts';
import safeSignIns from '../accounts/calls/list-sign-ins.ts';
import safeState from '../safety/calls/get-safety.ts';
import safeStepUp from '../step-up/calls/begin-step-up.ts';
import safeTotpBegin from '../safety/calls/begin-totp.ts';
import safeTotpConfirm from '../safety/calls/confirm-totp.ts';
import safeTotpRemove from '../safety/calls/remove-totp.ts';
import safeUnfreeze from '../safety/calls/unfreeze-account.ts';
import safeUpdatePassword from '../safety/calls/update-password.ts';
import smsMail from '../codes/calls/send-mail-code.ts';
import smsSend from '../codes/calls/send-sms-code.ts';
import upload from '../uploads/calls/upload-picture.ts';
import userCashDelete from '../destinations/calls/delete-card.ts';
import userCashInfo from '../destinations/calls/list-domestic-cards.ts';
import userCashInfoInternational from '../destinations/calls/list-international-cards.ts';
import userCashSave from '../destinations/calls/save-domestic-card.ts';
import userCashSaveInternational from '../destinations/calls/save-international-card.ts';
import userCheckEmail from '../codes/calls/check-code.ts';
import userDocumentViews from '../identity/calls/list-document-views.ts';
import userEditNickname from '../profile/calls/edit-nickname.ts';
import userForget from '../accounts/calls/reset-password.ts';
import userGetTransferFee from '../convert/calls/quote-conversion.ts';
import userGetTransferList from '../convert/calls/list-conversions.ts';
import userInfo from '../accounts/calls/get-user-info.ts';
import userLogin from '../accounts/calls/login-user.ts';
import userLogout from '../accounts/calls/logout-user.ts';
import userPasskeyLogin from '../accounts/calls/login-by-passkey.ts';
import userPasskeyOptions from '../accounts/calls/get-passkey-options.ts';
import userReal from '../identity/calls/submit-identity.ts';
import userRecoveryBegin from '../recovery/calls/begin-recovery.ts';
import userRecoveryCode from '../recovery/calls/send-recovery-code.ts';
import userRecoveryProve from '../recovery/calls/prove-recovery-address.ts';
import userRecoveryPicture from '../recovery/calls/send-recovery-picture.ts';
import userRecoverySubmit from '../recovery/calls/submit-recovery.ts';
import userRecoveryState from '../recovery/calls/get-recovery-state.ts';
import safeRecovery from '../recovery/calls/get-open-recovery.ts';
import safeRecoveryCancel from '../recovery/calls/cancel-recovery.ts';
import operatorRecoveries from '../recovery/calls/list-recoveries.ts';
import operatorRecovery from '../recovery/calls/open-recovery-case.ts';
import operatorRecoveryPicture from '../recovery/calls/view-recovery-picture.ts';
import operatorRecoveryDecide from '../recovery/calls/decide-recovery.ts';
import userRegister from '../accounts/calls/register-user.ts';
import userTransfer from '../convert/calls/accept-conversion.ts';
import userUploadHeadPortrait from '../profile/calls/set-avatar.ts';
import userWalletDelete from '../destinations/calls/delete-address.ts';
import userWalletList from '../destinations/calls/list-addresses.ts';
import userWalletSave from '../destinations/calls/save-address.ts';
import userWithdrawList from '../funding/calls/list-withdrawals.ts';
import walletBookOnly from '../funding/calls/set-book-only.ts';
import walletChange from '../transfer/calls/transfer-funds.ts';
import walletChargeReq from '../funding/calls/claim-deposit.ts';
import walletDetail from '../ledger/calls/get-wallet.ts';
import walletFindDeposit from '../funding/calls/find-deposit.ts';
import walletGetInAddress from '../funding/calls/get-deposit-address.ts';
import walletGetInfo from '../funding/calls/get-funding-info.ts';
import walletGetRateCurrency from '../market/calls/get-rates.ts';
import walletHzhistory from '../transfer/calls/list-transfers.ts';
import walletLegalLog from '../ledger/calls/list-entries.ts';
import walletLimits from '../funding/calls/get-funding-limits.ts';
import walletList from '../ledger/calls/list-wallets.ts';
import walletOut from '../funding/calls/withdraw-funds.ts';
import walletOutCancel from '../funding/calls/cancel-withdrawal.ts';
import walletOutPreview from '../funding/calls/preview-withdrawal.ts';
import walletRails from '../funding/calls/list-rails.ts';
import walletStatement from '../statements/calls/get-statement.ts';
import walletStatementFile from '../statements/calls/get-statement-file.ts';

/** Every call with its handler; a test compares the list with the API's. */
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
