import { codeOnly, isCode, isTest } from '../syntax.mjs';

/** The specification's names on the wire, and the code's names for them (docs/glossary.md). */
const ours = new Map([
  ['legal_id', 'quoteAssetId'],
  ['currency_id', 'baseAssetId or assetId'],
  ['from_currency_id', 'fromAssetId'],
  ['to_currency_id', 'toAssetId'],
  ['match_id', 'pairId'],
  ['target_price', 'price'],
  ['target_profit_price', 'takeProfitPrice'],
  ['user_string', 'recipient'],
  ['re_password', 'passwordAgain'],
  ['bank_dizhi', 'bankRegion'],
  ['wechat_account', 'cardholderAddress'],
  ['wechat_nickname', 'cardholderName'],
  ['alipay_account', 'the field it means'],
  ['extension_code', 'invitationCode'],
  ['from_field', 'fromWallet'],
  ['to_field', 'toWallet'],
  ['tw_name', 'the field it means'],
]);

const pattern = new RegExp(`\\b(${[...ours.keys()].join('|')})\\b`, 'g');

/** The API renames at the door; tests and tools that speak to the door from outside need the old names. */
const atTheDoor = /^(packages\/api|packages\/(sim|testkit)|e2e|bench|tools)\//;

export function wireNames(file) {
  if (!isCode(file.path) || isTest(file.path) || atTheDoor.test(file.path)) return [];
  return [...codeOnly(file).matchAll(pattern)].map(({ 0: name, index }) => ({
    at: index,
    says: `'${name}' is a name of the wire: rename it in packages/api and say ${ours.get(name)} here`,
  }));
}
