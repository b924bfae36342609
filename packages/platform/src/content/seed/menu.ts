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
] as const;
type MenuKey = (typeof menuKeys)[number];

export interface MenuFacts {
  readonly group: MenuGroup;
  /** Name of a lucide icon. */
  readonly icon: string;
  /** Route of the app, as in specification 2; empty when the item opens the whole menu or nothing yet. */
  readonly route: string;
  readonly state: MenuState;
}

const available = (group: MenuGroup, icon: string, route: string): MenuFacts => {
  return { group, icon, route, state: 'available' };
};

export const menuFacts: Readonly<Record<MenuKey, MenuFacts>> = {
  quick_buy: available('trade', 'shopping-bag', '/pages/common/notOffered'),
  convert: available('trade', 'repeat', '/pages/fund/swap'),
  copy: available('trade', 'users', '/pages/copytrade/copy'),
  locked_mining: available('earn', 'lock', '/pages/lockming/lockming'),
  ieo: available('earn', 'rocket', '/pages/ieo/ieo'),
  dual: available('earn', 'split', '/pages/invest/invest'),
  options: available('trade', 'timer', '/pages/transaction/index'),
  nft: available('other', 'gem', '/pages/nft/nft'),
  coupons: available('other', 'gift', '/pages/setting/coupon'),
  more: available('other', 'layout-grid', ''),
  spot: available('trade', 'candlestick-chart', '/pages/transaction/index'),
  contract: available('trade', 'trending-up', '/pages/transaction/index'),
  otc: available('trade', 'handshake', '/pages/otc/otc'),
  stocks: available('trade', 'building-2', '/pages/market/market'),
  super_leverage: available('trade', 'zap', '/pages/common/notOffered'),
  points: available('earn', 'star', '/pages/coin/index'),
  defi_mining: available('earn', 'pickaxe', '/pages/common/notOffered'),
  cloud_mining: available('earn', 'cloud', '/pages/common/notOffered'),
  loans: available('earn', 'hand-coins', '/pages/common/borrowing'),
  deposit: available('fund', 'arrow-down-to-line', '/pages/fund/select'),
  withdraw: available('fund', 'arrow-up-from-line', '/pages/fund/withdraw'),
  transfer: available('fund', 'arrow-left-right', '/pages/fund/transfer'),
  statements: available('fund', 'receipt-text', '/pages/fund/assets_record'),
  card_centre: available('fund', 'credit-card', '/pages/setting/bank'),
  invite: available('other', 'user-plus', '/pages/setting/share'),
  game: available('other', 'gamepad-2', '/pages/game/game'),
  service: available('other', 'headphones', '/pages/kefu/index'),
  faq: available('other', 'circle-help', '/pages/common/faq'),
  about: available('other', 'info', '/pages/common/aboutus'),
};

export const homeShortcuts = 10;
