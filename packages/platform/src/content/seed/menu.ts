const menuGroups = ['trade', 'earn', 'fund', 'other'] as const;
type MenuGroup = (typeof menuGroups)[number];

/** `coming` is shown and answers a tap with "function under development". */
type MenuState = 'available' | 'coming';

/** In the order of the home page; the first nine and `more` are its shortcuts, and each of those opens its product. */
export const menuKeys = [
  'spot',
  'contract',
  'options',
  'stocks',
  'convert',
  'copy',
  'locked_mining',
  'invite',
  'faq',
  'more',
  'dual',
  'ieo',
  'loans',
  'coupons',
  'points',
  'deposit',
  'withdraw',
  'transfer',
  'statements',
  'card_centre',
  'game',
  'service',
  'about',
  'quick_buy',
  'super_leverage',
  'defi_mining',
  'cloud_mining',
  'otc',
  'nft',
  'recurring',
] as const;
type MenuKey = (typeof menuKeys)[number];

export interface MenuFacts {
  readonly group: MenuGroup;
  /** Route of the app, as in specification 2; empty when the item opens the whole menu or nothing yet. */
  readonly route: string;
  readonly state: MenuState;
}

const available = (group: MenuGroup, route: string): MenuFacts => ({ group, route, state: 'available' });

export const menuFacts: Readonly<Record<MenuKey, MenuFacts>> = {
  quick_buy: available('trade', '/pages/common/notOffered'),
  convert: available('trade', '/pages/fund/swap'),
  recurring: available('trade', '/pages/fund/recurring'),
  copy: available('trade', '/pages/copytrade/copy'),
  locked_mining: available('earn', '/pages/lockming/lockming'),
  ieo: available('earn', '/pages/ieo/ieo'),
  dual: available('earn', '/pages/invest/invest'),
  options: available('trade', '/pages/transaction/index'),
  nft: available('other', '/pages/nft/nft'),
  coupons: available('other', '/pages/setting/coupon'),
  more: available('other', ''),
  spot: available('trade', '/pages/transaction/index'),
  contract: available('trade', '/pages/transaction/index'),
  otc: available('trade', '/pages/otc/otc'),
  stocks: available('trade', '/pages/market/market'),
  super_leverage: available('trade', '/pages/common/notOffered'),
  points: available('earn', '/pages/coin/index'),
  defi_mining: available('earn', '/pages/common/notOffered'),
  cloud_mining: available('earn', '/pages/common/notOffered'),
  loans: available('earn', '/pages/common/borrowing'),
  deposit: available('fund', '/pages/fund/select'),
  withdraw: available('fund', '/pages/fund/withdraw'),
  transfer: available('fund', '/pages/fund/transfer'),
  statements: available('fund', '/pages/fund/assets_record'),
  card_centre: available('fund', '/pages/setting/bank'),
  invite: available('other', '/pages/setting/share'),
  game: available('other', '/pages/game/game'),
  service: available('other', '/pages/kefu/index'),
  faq: available('other', '/pages/common/faq'),
  about: available('other', '/pages/common/aboutus'),
};

export const homeShortcuts = 10;
