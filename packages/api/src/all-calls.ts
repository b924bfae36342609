import type { CallSpec } from './define-call.ts';
import { getAbout } from './calls/aboutus.ts';
import { amendSpotOrder } from './calls/coin/amend.ts';
import { cancelSpotOrder } from './calls/coin/cancel.ts';
import { cancelAllSpotOrders } from './calls/coin/cancel_all.ts';
import { listSpotOrders } from './calls/coin/list.ts';
import { previewSpotOrder } from './calls/coin/preview.ts';
import { placeSpotOrder } from './calls/coin/trade.ts';
import { getContact } from './calls/contactus.ts';
import { listAssets } from './calls/currency/list.ts';
import { listCandles } from './calls/currency/new_timeshar.ts';
import { listQuotations } from './calls/currency/quotation_new.ts';
import { listUserAssets } from './calls/currency/user_currency_list.ts';
import { listFaq } from './calls/faq.ts';
import { applyAsTrader } from './calls/follow/apply.ts';
import { cancelFollow } from './calls/follow/cancel.ts';
import { estimateFollow } from './calls/follow/cost.ts';
import { followTrader } from './calls/follow/follow.ts';
import { listTraderTickets } from './calls/follow/historyTrade.ts';
import { listTraders } from './calls/follow/index.ts';
import { listFollows } from './calls/follow/mine.ts';
import { selfHoldContract } from './calls/follow/selfHolding.ts';
import { listCopyFeed } from './calls/follow/skipped.ts';
import { getTrader } from './calls/follow/traderDetail.ts';
import { withdrawTraderApplication } from './calls/follow/withdrawApplication.ts';
import { getClientId } from './calls/getClientid.ts';
import { getSetting } from './calls/getSetting.ts';
import { getSiteConfig } from './calls/getSiteConfig.ts';
import { listHouseAccounts } from './calls/house/accounts.ts';
import { closeContracts } from './calls/lever/batch_close.ts';
import { cancelContract } from './calls/lever/cancel.ts';
import { closeContract } from './calls/lever/close.ts';
import { getContractDeal } from './calls/lever/deal.ts';
import { listContractDeals } from './calls/lever/dealall.ts';
import { moveContractMargin } from './calls/lever/margin.ts';
import { listContractMarkets } from './calls/lever/markets.ts';
import { listContractTickets } from './calls/lever/my_trade.ts';
import { previewContract } from './calls/lever/preview.ts';
import { listLiquidations } from './calls/lever/report.ts';
import { reverseContract } from './calls/lever/reverse.ts';
import { setContractExits } from './calls/lever/setstop.ts';
import { openContract } from './calls/lever/submit.ts';
import { getBook } from './calls/market/book.ts';
import { listMarketTrades } from './calls/market/trades.ts';
import { listMenu } from './calls/menu.ts';
import { listProducts } from './calls/products.ts';
import { getOptionResult } from './calls/microtrade/get_result.ts';
import { getOptionLimits } from './calls/microtrade/limits.ts';
import { listOptions } from './calls/microtrade/lists.ts';
import { pauseOptions } from './calls/microtrade/pause.ts';
import { listOptionAssets } from './calls/microtrade/payable_currencies.ts';
import { listOptionMarkets } from './calls/microtrade/seconds.ts';
import { setOptionLimits } from './calls/microtrade/set_limits.ts';
import { buyOption } from './calls/microtrade/submit.ts';
import { getOptionTape } from './calls/microtrade/tape.ts';
import { getNews } from './calls/news/detail.ts';
import { listPopNews } from './calls/news/index_pop.ts';
import { listNews } from './calls/news/list.ts';
import { getCompliance } from './calls/operational_compliance.ts';
import { listAudit } from './calls/operator/audit.ts';
import { setCalendar } from './calls/operator/calendar.ts';
import { setContractTerms } from './calls/operator/contract_terms.ts';
import { getConvertTerms } from './calls/operator/convert_terms.ts';
import { setConvertTerms } from './calls/operator/set_convert_terms.ts';
import { setCopyTerms } from './calls/operator/copy_terms.ts';
import { decideTrader } from './calls/operator/decide.ts';
import { setOptionTerms } from './calls/operator/option_terms.ts';
import { setFiatRate } from './calls/operator/fiat_rates.ts';
import { setPairStatus } from './calls/operator/pair_status.ts';
import { listReviewedTraders } from './calls/operator/traders.ts';
import { addWatched } from './calls/optional/add.ts';
import { removeWatched } from './calls/optional/del.ts';
import { listWatched } from './calls/optional/list.ts';
import { claimPractice } from './calls/practice/claim.ts';
import { listFaucet } from './calls/practice/faucet.ts';
import { updatePassword } from './calls/safe/update_password.ts';
import { sendOwnCode } from './calls/safe/send_code.ts';
import { bindMobile } from './calls/safe/mobile.ts';
import { bindEmail } from './calls/safe/email.ts';
import { setPayPassword } from './calls/safe/pay_password.ts';
import { getSafety } from './calls/safe/state.ts';
import { beginStepUp } from './calls/safe/step_up.ts';
import { beginTotp } from './calls/safe/totp/begin.ts';
import { confirmTotp } from './calls/safe/totp/confirm.ts';
import { removeTotp } from './calls/safe/totp/remove.ts';
import { beginPasskey } from './calls/safe/passkey/begin.ts';
import { finishPasskey } from './calls/safe/passkey/finish.ts';
import { renamePasskey } from './calls/safe/passkey/rename.ts';
import { removePasskey } from './calls/safe/passkey/remove.ts';
import { makeRecoveryCodes } from './calls/safe/recovery_codes.ts';
import { listSessions } from './calls/safe/sessions.ts';
import { revokeSessions } from './calls/safe/sessions/revoke.ts';
import { stayLoggedIn } from './calls/safe/sessions/stay.ts';
import { listSignIns } from './calls/safe/sign_ins.ts';
import { setPhishingWord } from './calls/safe/phishing_word.ts';
import { freezeAccount } from './calls/safe/freeze.ts';
import { unfreezeAccount } from './calls/safe/unfreeze.ts';
import { listApiKeys } from './calls/safe/api_keys.ts';
import { createApiKey } from './calls/safe/api_keys/create.ts';
import { revokeApiKey } from './calls/safe/api_keys/revoke.ts';
import { sendMailCode } from './calls/sms_mail.ts';
import { sendSmsCode } from './calls/sms_send.ts';
import { acceptConversion } from './calls/user/Transfer.ts';
import { checkCode } from './calls/user/check_email.ts';
import { resetPassword } from './calls/user/forget.ts';
import { quoteConversion } from './calls/user/getTransferFee.ts';
import { listConversions } from './calls/user/getTransferList.ts';
import { getUserInfo } from './calls/user/info.ts';
import { loginUser } from './calls/user/login.ts';
import { logoutUser } from './calls/user/logout.ts';
import { getPasskeyOptions } from './calls/user/passkey/options.ts';
import { loginByPasskey } from './calls/user/passkey/login.ts';
import { beginRecovery } from './calls/user/recovery/begin.ts';
import { sendRecoveryCode } from './calls/user/recovery/code.ts';
import { proveRecoveryAddress } from './calls/user/recovery/prove.ts';
import { sendRecoveryPicture } from './calls/user/recovery/picture.ts';
import { submitRecovery } from './calls/user/recovery/submit.ts';
import { getRecoveryState } from './calls/user/recovery/state.ts';
import { getOpenRecovery } from './calls/safe/recovery.ts';
import { cancelRecovery } from './calls/safe/recovery/cancel.ts';
import { listRecoveries } from './calls/operator/recoveries.ts';
import { openRecoveryCase } from './calls/operator/recovery.ts';
import { viewRecoveryPicture } from './calls/operator/recovery_picture.ts';
import { decideRecovery } from './calls/operator/recovery_decide.ts';
import { registerUser } from './calls/user/register.ts';
import { transferFunds } from './calls/wallet/change.ts';
import { getWallet } from './calls/wallet/detail.ts';
import { getRates } from './calls/wallet/getRateCurrency.ts';
import { listTransfers } from './calls/wallet/hzhistory.ts';
import { listEntries } from './calls/wallet/legal_log.ts';
import { listWallets } from './calls/wallet/list.ts';
import { cancelWithdrawal } from './calls/wallet/out/cancel.ts';
import { claimDeposit } from './calls/wallet/charge_req.ts';
import { findDeposit } from './calls/wallet/find_deposit.ts';
import { getDepositAddress } from './calls/wallet/get_in_address.ts';
import { getFundingInfo } from './calls/wallet/get_info.ts';
import { getFundingLimits } from './calls/wallet/limits.ts';
import { getStatement } from './calls/wallet/statement.ts';
import { getStatementFile } from './calls/wallet/statement_file.ts';
import { listRails } from './calls/wallet/rails.ts';
import { previewWithdrawal } from './calls/wallet/out/preview.ts';
import { setBookOnly } from './calls/wallet/book_only.ts';
import { withdrawFunds } from './calls/wallet/out.ts';
import { listDeposits } from './calls/recharge/log.ts';
import { listWithdrawals } from './calls/user/withdraw/list.ts';
import { deleteAddress } from './calls/user/wallet/delete.ts';
import { listAddresses } from './calls/user/wallet/list.ts';
import { saveAddress } from './calls/user/wallet/save.ts';
import { deleteCard } from './calls/user/cash_delete.ts';
import { listDomesticCards } from './calls/user/cash_info.ts';
import { listInternationalCards } from './calls/user/cash_info_international.ts';
import { saveDomesticCard } from './calls/user/cash_save.ts';
import { saveInternationalCard } from './calls/user/cash_save_international.ts';
import { payPracticeDeposit } from './calls/practice/deposit.ts';
import { cancelProposal } from './calls/operator/cancel_proposal.ts';
import { confirmProposal } from './calls/operator/confirm_proposal.ts';
import { setCreditCaps } from './calls/operator/credit_caps.ts';
import { decideClaim } from './calls/operator/decide_claim.ts';
import { endSessions } from './calls/operator/end_sessions.ts';
import { listProposals } from './calls/operator/proposals.ts';
import { getClaimProof } from './calls/operator/claim_proof.ts';
import { confirmClock } from './calls/operator/clock_confirm.ts';
import { listClaims } from './calls/operator/claims.ts';
import { listWithdrawalCases } from './calls/operator/withdrawals.ts';
import { reviewWithdrawal } from './calls/operator/review_withdrawal.ts';
import { setFundingTerms } from './calls/operator/funding_terms.ts';
import { setHold } from './calls/operator/holds.ts';
import { listProductRules } from './calls/operator/products.ts';
import { switchProduct } from './calls/operator/switch_product.ts';
import { setRail } from './calls/operator/rails.ts';
import { settleWithdrawal } from './calls/operator/settle_withdrawal.ts';
import { listIdentityCases } from './calls/operator/identities.ts';
import { openIdentityCase } from './calls/operator/identity.ts';
import { decideIdentity } from './calls/operator/identity_decide.ts';
import { viewIdentityDocument } from './calls/operator/identity_document.ts';
import { getIdentityState } from './calls/real/state.ts';
import { uploadPicture } from './calls/upload.ts';
import { listDocumentViews } from './calls/user/document_views.ts';
import { editNickname } from './calls/user/editNickname.ts';
import { submitIdentity } from './calls/user/real.ts';
import { setAvatar } from './calls/user/uploadHeadPortrait.ts';

/** Every call there is. The gateway registers from it, the API page and the tests walk it. */
export const allCalls: readonly CallSpec[] = [
  getSetting,
  getSiteConfig,
  getClientId,
  sendMailCode,
  sendSmsCode,
  acceptConversion,
  checkCode,
  resetPassword,
  quoteConversion,
  listConversions,
  getUserInfo,
  loginUser,
  logoutUser,
  registerUser,
  listAssets,
  listCandles,
  listQuotations,
  listUserAssets,
  listMenu,
  listProducts,
  getNews,
  listPopNews,
  listNews,
  listFaq,
  getContact,
  getAbout,
  getCompliance,
  addWatched,
  removeWatched,
  listWatched,
  getBook,
  listMarketTrades,
  amendSpotOrder,
  cancelSpotOrder,
  cancelAllSpotOrders,
  listSpotOrders,
  previewSpotOrder,
  placeSpotOrder,
  transferFunds,
  getWallet,
  getRates,
  listTransfers,
  listEntries,
  listWallets,
  claimPractice,
  listFaucet,
  closeContracts,
  cancelContract,
  closeContract,
  getContractDeal,
  listContractDeals,
  moveContractMargin,
  listContractMarkets,
  listContractTickets,
  previewContract,
  listLiquidations,
  reverseContract,
  setContractExits,
  openContract,
  getOptionResult,
  getOptionLimits,
  listOptions,
  pauseOptions,
  listOptionAssets,
  listOptionMarkets,
  setOptionLimits,
  buyOption,
  getOptionTape,
  applyAsTrader,
  cancelFollow,
  estimateFollow,
  followTrader,
  listTraderTickets,
  listTraders,
  listFollows,
  selfHoldContract,
  listCopyFeed,
  getTrader,
  withdrawTraderApplication,
  listHouseAccounts,
  listAudit,
  setCalendar,
  listProductRules,
  switchProduct,
  setContractTerms,
  getConvertTerms,
  setConvertTerms,
  setCopyTerms,
  decideTrader,
  setOptionTerms,
  setFiatRate,
  setPairStatus,
  listReviewedTraders,
  listIdentityCases,
  openIdentityCase,
  decideIdentity,
  viewIdentityDocument,
  getIdentityState,
  uploadPicture,
  listDocumentViews,
  editNickname,
  submitIdentity,
  setAvatar,
  cancelWithdrawal,
  claimDeposit,
  findDeposit,
  getDepositAddress,
  getFundingInfo,
  getFundingLimits,
  getStatement,
  getStatementFile,
  listRails,
  previewWithdrawal,
  setBookOnly,
  withdrawFunds,
  listDeposits,
  listWithdrawals,
  deleteAddress,
  listAddresses,
  saveAddress,
  deleteCard,
  listDomesticCards,
  listInternationalCards,
  saveDomesticCard,
  saveInternationalCard,
  payPracticeDeposit,
  decideClaim,
  getClaimProof,
  confirmClock,
  listClaims,
  listWithdrawalCases,
  reviewWithdrawal,
  setFundingTerms,
  setHold,
  setRail,
  listProposals,
  confirmProposal,
  cancelProposal,
  setCreditCaps,
  endSessions,
  settleWithdrawal,
  updatePassword,
  sendOwnCode,
  bindMobile,
  bindEmail,
  setPayPassword,
  getSafety,
  beginStepUp,
  beginTotp,
  confirmTotp,
  removeTotp,
  beginPasskey,
  finishPasskey,
  renamePasskey,
  removePasskey,
  makeRecoveryCodes,
  listSessions,
  revokeSessions,
  stayLoggedIn,
  listSignIns,
  setPhishingWord,
  freezeAccount,
  unfreezeAccount,
  listApiKeys,
  createApiKey,
  revokeApiKey,
  getPasskeyOptions,
  loginByPasskey,
  beginRecovery,
  sendRecoveryCode,
  proveRecoveryAddress,
  sendRecoveryPicture,
  submitRecovery,
  getRecoveryState,
  getOpenRecovery,
  cancelRecovery,
  listRecoveries,
  openRecoveryCase,
  viewRecoveryPicture,
  decideRecovery,
];
