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
import { getClientId } from './calls/getClientid.ts';
import { getSetting } from './calls/getSetting.ts';
import { getSiteConfig } from './calls/getSiteConfig.ts';
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
import { setCopyTerms } from './calls/operator/copy_terms.ts';
import { decideTrader } from './calls/operator/decide.ts';
import { setOptionTerms } from './calls/operator/option_terms.ts';
import { setPairStatus } from './calls/operator/pair_status.ts';
import { listReviewedTraders } from './calls/operator/traders.ts';
import { addWatched } from './calls/optional/add.ts';
import { removeWatched } from './calls/optional/del.ts';
import { listWatched } from './calls/optional/list.ts';
import { claimPractice } from './calls/practice/claim.ts';
import { listFaucet } from './calls/practice/faucet.ts';
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
import { registerUser } from './calls/user/register.ts';
import { transferFunds } from './calls/wallet/change.ts';
import { getWallet } from './calls/wallet/detail.ts';
import { getRates } from './calls/wallet/getRateCurrency.ts';
import { listTransfers } from './calls/wallet/hzhistory.ts';
import { listEntries } from './calls/wallet/legal_log.ts';
import { listWallets } from './calls/wallet/list.ts';

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
  listAudit,
  setCalendar,
  setContractTerms,
  setCopyTerms,
  decideTrader,
  setOptionTerms,
  setPairStatus,
  listReviewedTraders,
];
