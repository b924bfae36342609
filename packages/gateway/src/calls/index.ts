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
import getClientid from './getClientid.ts';
import getSetting from './getSetting.ts';
import getSiteConfig from './getSiteConfig.ts';
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
import operatorCalendar from './operator/calendar.ts';
import operatorContractTerms from './operator/contract_terms.ts';
import operatorCopyTerms from './operator/copy_terms.ts';
import operatorDecide from './operator/decide.ts';
import operatorOptionTerms from './operator/option_terms.ts';
import operatorPairStatus from './operator/pair_status.ts';
import operatorTraders from './operator/traders.ts';
import optionalAdd from './optional/add.ts';
import optionalDel from './optional/del.ts';
import optionalList from './optional/list.ts';
import practiceClaim from './practice/claim.ts';
import practiceFaucet from './practice/faucet.ts';
import smsMail from './sms_mail.ts';
import smsSend from './sms_send.ts';
import userTransfer from './user/Transfer.ts';
import userCheckEmail from './user/check_email.ts';
import userForget from './user/forget.ts';
import userGetTransferFee from './user/getTransferFee.ts';
import userGetTransferList from './user/getTransferList.ts';
import userInfo from './user/info.ts';
import userLogin from './user/login.ts';
import userLogout from './user/logout.ts';
import userRegister from './user/register.ts';
import walletChange from './wallet/change.ts';
import walletDetail from './wallet/detail.ts';
import walletGetRateCurrency from './wallet/getRateCurrency.ts';
import walletHzhistory from './wallet/hzhistory.ts';
import walletLegalLog from './wallet/legal_log.ts';
import walletList from './wallet/list.ts';

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
  operatorContractTerms,
  operatorCopyTerms,
  operatorDecide,
  operatorOptionTerms,
  operatorPairStatus,
  operatorTraders,
  optionalAdd,
  optionalDel,
  optionalList,
  practiceClaim,
  practiceFaucet,
  smsMail,
  smsSend,
  userTransfer,
  userCheckEmail,
  userForget,
  userGetTransferFee,
  userGetTransferList,
  userInfo,
  userLogin,
  userLogout,
  userRegister,
  walletChange,
  walletDetail,
  walletGetRateCurrency,
  walletHzhistory,
  walletLegalLog,
  walletList,
];
