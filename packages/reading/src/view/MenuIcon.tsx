import {
  ArrowDownToLine,
  ArrowLeftRight,
  ArrowUpFromLine,
  Building2,
  CalendarSync,
  ChartCandlestick,
  CircleHelp,
  Cloud,
  CreditCard,
  Gamepad2,
  Gem,
  Gift,
  HandCoins,
  Handshake,
  Headphones,
  Info,
  LayoutGrid,
  Lock,
  type LucideIcon,
  Pickaxe,
  ReceiptText,
  Repeat,
  Rocket,
  ShoppingBag,
  Split,
  Square,
  Star,
  Timer,
  TrendingUp,
  UserPlus,
  Users,
  Zap,
} from 'lucide-react';
import { createElement } from 'react';

/** The icons that menu entries name. */
const icons: Readonly<Record<string, LucideIcon>> = {
  'arrow-down-to-line': ArrowDownToLine,
  'arrow-left-right': ArrowLeftRight,
  'arrow-up-from-line': ArrowUpFromLine,
  'building-2': Building2,
  'calendar-sync': CalendarSync,
  'candlestick-chart': ChartCandlestick,
  'circle-help': CircleHelp,
  cloud: Cloud,
  'credit-card': CreditCard,
  'gamepad-2': Gamepad2,
  gem: Gem,
  gift: Gift,
  'hand-coins': HandCoins,
  handshake: Handshake,
  headphones: Headphones,
  info: Info,
  'layout-grid': LayoutGrid,
  lock: Lock,
  pickaxe: Pickaxe,
  'receipt-text': ReceiptText,
  repeat: Repeat,
  rocket: Rocket,
  'shopping-bag': ShoppingBag,
  split: Split,
  star: Star,
  timer: Timer,
  'trending-up': TrendingUp,
  'user-plus': UserPlus,
  users: Users,
  zap: Zap,
};

interface MenuIconProps {
  readonly name: string;
  readonly className?: string;
}

/** The icon of a menu entry; a plain square for a newer server's name that this app does not have. */
export function MenuIcon({ name, className }: MenuIconProps) {
  return createElement(icons[name] ?? Square, { className, strokeWidth: 1.75, 'aria-hidden': true });
}
