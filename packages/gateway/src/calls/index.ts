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
import getClientid from './getClientid.ts';
import getSetting from './getSetting.ts';
import getSiteConfig from './getSiteConfig.ts';
import marketBook from './market/book.ts';
import marketTrades from './market/trades.ts';
import menu from './menu.ts';
import newsDetail from './news/detail.ts';
import newsIndexPop from './news/index_pop.ts';
import newsList from './news/list.ts';
import operationalCompliance from './operational_compliance.ts';
import optionalAdd from './optional/add.ts';
import optionalDel from './optional/del.ts';
import optionalList from './optional/list.ts';
import practiceClaim from './practice/claim.ts';
import practiceFaucet from './practice/faucet.ts';
import smsMail from './sms_mail.ts';
import smsSend from './sms_send.ts';
import userCheckEmail from './user/check_email.ts';
import userForget from './user/forget.ts';
import userGetTransferFee from './user/getTransferFee.ts';
import userGetTransferList from './user/getTransferList.ts';
import userInfo from './user/info.ts';
import userLogin from './user/login.ts';
import userLogout from './user/logout.ts';
import userRegister from './user/register.ts';
import userTransfer from './user/Transfer.ts';
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
  getClientid,
  getSetting,
  getSiteConfig,
  marketBook,
  marketTrades,
  menu,
  newsDetail,
  newsIndexPop,
  newsList,
  operationalCompliance,
  optionalAdd,
  optionalDel,
  optionalList,
  practiceClaim,
  practiceFaucet,
  smsMail,
  smsSend,
  userCheckEmail,
  userForget,
  userGetTransferFee,
  userGetTransferList,
  userInfo,
  userLogin,
  userLogout,
  userRegister,
  userTransfer,
  walletChange,
  walletDetail,
  walletGetRateCurrency,
  walletHzhistory,
  walletLegalLog,
  walletList,
];
