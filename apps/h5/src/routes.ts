import type { ScreenRoute } from '#app/screen.ts';
import type { MessageKey } from '#i18n/use-messages.ts';

const later: ScreenRoute['load'] = () =>
  import('#features/system/UnderDevelopmentScreen.tsx').then((m) => m.UnderDevelopmentScreen);

const open = (path: string, title: `common.titles.${string}`, load = later): ScreenRoute => ({
  path: `/pages/${path}`,
  title: title as MessageKey,
  load,
  access: 'visitor',
});

/** What is not built yet is nobody's: only a page that exists asks for a session. */
const own = (path: string, title: `common.titles.${string}`, load: ScreenRoute['load']): ScreenRoute => ({
  ...open(path, title, load),
  access: 'signed_in',
});

/**
 * Every page of the spec, section 2, in its order, and those that the safety of an account needs beside them; the tab
 * roots are in `tabs.ts`. A screen that exists names its file here; the others still say "Function under development".
 * The table is a part of its own that comes after the first page, so it may grow with every product: look a page up in
 * `app/route-table.ts`.
 */
export const routes: readonly ScreenRoute[] = [
  open('common/login', 'common.titles.login', () =>
    import('#features/sign-in/LoginScreen.tsx').then((m) => m.LoginScreen),
  ),
  open('common/register', 'common.titles.register', () =>
    import('#features/sign-in/RegisterScreen.tsx').then((m) => m.RegisterScreen),
  ),
  open('common/recover', 'common.titles.login', () =>
    import('#features/sign-in/recover/RecoverScreen.tsx').then((m) => m.RecoverScreen),
  ),
  open('common/area', 'common.titles.area', () => import('#features/sign-in/AreaScreen.tsx').then((m) => m.AreaScreen)),
  open('common/article', 'common.titles.article', () =>
    import('#features/help/ArticleScreen.tsx').then((m) => m.ArticleScreen),
  ),
  open('common/webView', 'common.titles.webView', () =>
    import('#features/help/WebViewScreen.tsx').then((m) => m.WebViewScreen),
  ),
  open('common/faq', 'common.titles.faq', () => import('#features/help/FaqScreen.tsx').then((m) => m.FaqScreen)),
  open('common/contactus', 'common.titles.contact', () =>
    import('#features/help/ContactScreen.tsx').then((m) => m.ContactScreen),
  ),
  open('common/aboutus', 'common.titles.about', () =>
    import('#features/help/AboutScreen.tsx').then((m) => m.AboutScreen),
  ),
  open('common/borrowing', 'common.titles.borrowing'),

  open('market/search', 'common.titles.search', () =>
    import('#features/market/SearchScreen.tsx').then((m) => m.SearchScreen),
  ),

  open('transaction/index2', 'common.titles.trade', () =>
    import('#features/trade/SecondTradeScreen.tsx').then((m) => m.SecondTradeScreen),
  ),
  open('transaction/currency', 'common.titles.chart', () =>
    import('#features/chart/ChartScreen.tsx').then((m) => m.ChartScreen),
  ),
  own('transaction/currency_order', 'common.titles.spotOrders', () =>
    import('#features/trade/orders/OrdersScreen.tsx').then((m) => m.OrdersScreen),
  ),
  open('transaction/contract', 'common.titles.contract', () =>
    import('#features/contract/chart/ContractChartScreen.tsx').then((m) => m.ContractChartScreen),
  ),
  own('transaction/contract_order', 'common.titles.contractOrders', () =>
    import('#features/contract/orders/ContractOrdersScreen.tsx').then((m) => m.ContractOrdersScreen),
  ),
  own('transaction/seconds_order', 'common.titles.seconds', () =>
    import('#features/options/orders/SecondsOrderScreen.tsx').then((m) => m.SecondsOrderScreen),
  ),

  own('fund/select', 'common.titles.chooseCoin', () =>
    import('#features/deposits/select/SelectCoinScreen.tsx').then((m) => m.SelectCoinScreen),
  ),
  own('fund/receive', 'common.titles.deposit', () =>
    import('#features/deposits/receive/ReceiveScreen.tsx').then((m) => m.ReceiveScreen),
  ),
  own('fund/receive_withdraw_record', 'common.titles.depositRecords', () =>
    import('#features/deposits/records/ReceiveWithdrawRecordScreen.tsx').then((m) => m.ReceiveWithdrawRecordScreen),
  ),
  own('fund/withdraw', 'common.titles.withdraw', () =>
    import('#features/withdrawals/WithdrawScreen.tsx').then((m) => m.WithdrawScreen),
  ),
  own('fund/assets_record', 'common.titles.records', () =>
    import('#features/statements/RecordsScreen.tsx').then((m) => m.RecordsScreen),
  ),
  own('fund/assets_all_record', 'common.titles.allRecords', () =>
    import('#features/statements/RecordsScreen.tsx').then((m) => m.AllRecordsScreen),
  ),
  own('fund/transfer', 'common.titles.transfer', () =>
    import('#features/transfer/TransferScreen.tsx').then((m) => m.TransferScreen),
  ),
  own('fund/transfer_history', 'common.titles.transferHistory', () =>
    import('#features/transfer/TransferHistoryScreen.tsx').then((m) => m.TransferHistoryScreen),
  ),
  own('fund/fundTransfer', 'common.titles.transfer', () =>
    import('#features/transfer/TransferScreen.tsx').then((m) => m.TransferScreen),
  ),
  own('fund/swap', 'common.titles.convert', () =>
    import('#features/convert/ConvertScreen.tsx').then((m) => m.ConvertScreen),
  ),

  open('copytrade/copy', 'common.titles.copyTrading', () =>
    import('#features/copy/CopyScreen.tsx').then((m) => m.CopyScreen),
  ),
  own('copytrade/my', 'common.titles.myCopies', () =>
    import('#features/copy/MyCopyingScreen.tsx').then((m) => m.MyCopyingScreen),
  ),
  open('copytrade/trader', 'common.titles.trader', () =>
    import('#features/copy/TraderScreen.tsx').then((m) => m.TraderScreen),
  ),
  open('follow/index', 'common.titles.copyTrading', () =>
    import('#features/copy/CopyScreen.tsx').then((m) => m.CopyScreen),
  ),
  open('follow/trader', 'common.titles.trader', () =>
    import('#features/copy/TraderScreen.tsx').then((m) => m.TraderScreen),
  ),
  own('follow/follow', 'common.titles.copyTrading', () =>
    import('#features/copy/FollowScreen.tsx').then((m) => m.FollowScreen),
  ),
  open('follow/agreement_zh', 'common.titles.agreement', () =>
    import('#features/copy/CopyAgreementScreen.tsx').then((m) => m.ChineseCopyAgreementScreen),
  ),
  open('follow/agreement_en', 'common.titles.agreement', () =>
    import('#features/copy/CopyAgreementScreen.tsx').then((m) => m.EnglishCopyAgreementScreen),
  ),

  open('invest/invest', 'common.titles.dual'),
  open('invest/mine', 'common.titles.dualMine'),
  open('invest/purchase', 'common.titles.dual'),
  open('invest/help', 'common.titles.dualHelp'),

  open('lockming/lockming', 'common.titles.lockup'),
  open('lockming/buy', 'common.titles.lockup'),
  open('lockming/order', 'common.titles.lockupOrders'),
  open('lockming/welcome', 'common.titles.lockup'),

  open('ieo/ieo', 'common.titles.ieo'),
  open('ieo/subscribe', 'common.titles.ieo'),
  open('ieo/order', 'common.titles.ieoOrders'),

  open('nft/nft', 'common.titles.nft'),
  open('nft/mine', 'common.titles.nftMine'),
  open('nft/myNft', 'common.titles.nftMine'),
  open('nft/artistDetail', 'common.titles.artist'),
  open('nft/artworkDetail', 'common.titles.artwork'),
  open('nft/artworkDetail_video', 'common.titles.artwork'),
  open('nft/purchase', 'common.titles.purchase'),
  open('nft/purchase_one', 'common.titles.purchase'),
  open('nft/resell', 'common.titles.resell'),

  open('otc/otc', 'common.titles.otc'),
  open('coin/index', 'common.titles.myCoin'),
  open('game/game', 'common.titles.game'),
  open('kefu/index', 'common.titles.service'),

  open('setting/setting', 'common.titles.settings', () =>
    import('#features/settings/SettingScreen.tsx').then((m) => m.SettingScreen),
  ),
  own('setting/userInfo', 'common.titles.profile', () =>
    import('#features/profile/UserInfoScreen.tsx').then((m) => m.UserInfoScreen),
  ),
  own('setting/security', 'common.titles.security', () =>
    import('#features/safety/overview/SecurityScreen.tsx').then((m) => m.SecurityScreen),
  ),
  own('setting/password', 'common.titles.password', () =>
    import('#features/safety/password/PasswordScreen.tsx').then((m) => m.PasswordScreen),
  ),
  own('setting/payPassword', 'common.titles.payPassword', () =>
    import('#features/safety/pay-password/PayPasswordScreen.tsx').then((m) => m.PayPasswordScreen),
  ),
  own('setting/bind_email', 'common.titles.security', () =>
    import('#features/safety/bind/BindScreens.tsx').then((m) => m.BindEmailScreen),
  ),
  own('setting/bind_mobile', 'common.titles.security', () =>
    import('#features/safety/bind/BindScreens.tsx').then((m) => m.BindMobileScreen),
  ),
  own('setting/totp', 'common.titles.security', () =>
    import('#features/safety/totp/TotpScreen.tsx').then((m) => m.TotpScreen),
  ),
  own('setting/passkeys', 'common.titles.security', () =>
    import('#features/safety/passkeys/PasskeysScreen.tsx').then((m) => m.PasskeysScreen),
  ),
  own('setting/recovery', 'common.titles.security', () =>
    import('#features/safety/recovery/RecoveryScreen.tsx').then((m) => m.RecoveryScreen),
  ),
  own('setting/phishing_word', 'common.titles.security', () =>
    import('#features/safety/phishing-word/PhishingWordScreen.tsx').then((m) => m.PhishingWordScreen),
  ),
  own('setting/sessions', 'common.titles.security', () =>
    import('#features/safety/sessions/SessionsScreen.tsx').then((m) => m.SessionsScreen),
  ),
  own('setting/sign_ins', 'common.titles.security', () =>
    import('#features/safety/sign-ins/SignInsScreen.tsx').then((m) => m.SignInsScreen),
  ),
  own('setting/api_keys', 'common.titles.security', () =>
    import('#features/safety/api-keys/ApiKeysScreen.tsx').then((m) => m.ApiKeysScreen),
  ),
  own('setting/new_api_key', 'common.titles.security', () =>
    import('#features/safety/api-keys/NewApiKeyScreen.tsx').then((m) => m.NewApiKeyScreen),
  ),
  open('setting/freeze', 'common.titles.security', () =>
    import('#features/safety/freeze/FreezeScreen.tsx').then((m) => m.FreezeScreen),
  ),
  open('setting/unfreeze', 'common.titles.security', () =>
    import('#features/safety/freeze/UnfreezeScreen.tsx').then((m) => m.UnfreezeScreen),
  ),
  open('setting/cancelRecovery', 'common.titles.security', () =>
    import('#features/safety/recovery-request/CancelRecoveryScreen.tsx').then((m) => m.CancelRecoveryScreen),
  ),
  own('setting/real', 'common.titles.verification', () =>
    import('#features/identity/RealScreen.tsx').then((m) => m.RealScreen),
  ),
  own('setting/real_mark', 'common.titles.verification', () =>
    import('#features/identity/real-mark/RealMarkScreen.tsx').then((m) => m.RealMarkScreen),
  ),
  own('setting/bank', 'common.titles.bank', () => import('#features/cards/BankScreens.tsx').then((m) => m.BankScreen)),
  own('setting/bank_international', 'common.titles.bankInternational', () =>
    import('#features/cards/BankScreens.tsx').then((m) => m.BankInternationalScreen),
  ),
  own('setting/addWallet', 'common.titles.addAddress', () =>
    import('#features/addresses/AddWalletScreen.tsx').then((m) => m.AddWalletScreen),
  ),
  own('setting/wallet', 'common.titles.addresses', () =>
    import('#features/addresses/WalletScreen.tsx').then((m) => m.WalletScreen),
  ),
  own('setting/bill', 'common.titles.bills', () => import('#features/bills/BillScreen.tsx').then((m) => m.BillScreen)),
  own('setting/coupon', 'common.titles.coupons', () =>
    import('#features/coupons/CouponScreen.tsx').then((m) => m.CouponScreen),
  ),
  own('setting/share', 'common.titles.share', () =>
    import('#features/invitations/ShareScreen.tsx').then((m) => m.ShareScreen),
  ),
  open('setting/areas', 'common.titles.area', () =>
    import('#features/sign-in/AreaScreen.tsx').then((m) => m.AreaScreen),
  ),
  open('setting/operational_compliance', 'common.titles.compliance', () =>
    import('#features/settings/ComplianceScreen.tsx').then((m) => m.ComplianceScreen),
  ),
  open('setting/house', 'common.titles.house', () =>
    import('#features/settings/HouseScreen.tsx').then((m) => m.HouseScreen),
  ),

  open('system/choose-location', 'common.titles.location', () =>
    import('#features/places/ChooseLocationScreen.tsx').then((m) => m.ChooseLocationScreen),
  ),
  open('system/open-location', 'common.titles.location', () =>
    import('#features/places/OpenLocationScreen.tsx').then((m) => m.OpenLocationScreen),
  ),
  // Development only: import.meta.env.DEV is false in a build, so the gallery does not ship.
  ...(import.meta.env.DEV
    ? [
        open('dev/gallery', 'common.titles.gallery', () =>
          import('#features/dev/GalleryScreen.tsx').then((m) => m.GalleryScreen),
        ),
      ]
    : []),
];
