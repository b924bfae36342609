import type { NoticeCategory, NoticeRow } from '@candor/api';
import { cx } from '@candor/kit';
import {
  ArrowDownToLine,
  ArrowUpFromLine,
  AtSign,
  BellRing,
  CandlestickChart,
  Gift,
  Handshake,
  Headphones,
  type LucideIcon,
  Newspaper,
  Palette,
  PiggyBank,
  ShieldCheck,
  TriangleAlert,
} from 'lucide-react';
import { useMessages } from '#i18n/use-messages.ts';
import { TimeText } from '#ui/TimeText.tsx';
import { useNoticeText } from './use-notice-text.ts';

const icons: Readonly<Record<NoticeCategory, LucideIcon>> = {
  orders: CandlestickChart,
  liquidations: TriangleAlert,
  deposits: ArrowDownToLine,
  withdrawals: ArrowUpFromLine,
  security: ShieldCheck,
  otc: Handshake,
  nft: Palette,
  products: PiggyBank,
  rewards: Gift,
  alerts: BellRing,
  support: Headphones,
  chat: AtSign,
  news: Newspaper,
};

interface NoticeItemProps {
  readonly notice: NoticeRow;
  readonly onPress: () => void;
}

/** One notice; a dot and heavier words while it is unread. */
export function NoticeItem({ notice, onPress }: NoticeItemProps) {
  const t = useMessages();
  const { title, text } = useNoticeText()(notice);
  const isUnread = notice.readAtMs === undefined;
  const Icon = icons[notice.category];
  const isGrave = notice.category === 'liquidations';
  return (
    <button type="button" onClick={onPress} className="press flex w-full items-start gap-3 px-4 py-3 text-left">
      <span
        aria-hidden
        className={cx(
          'relative grid size-9 shrink-0 place-items-center rounded-full bg-inset',
          isGrave ? 'text-danger' : 'text-fg-2',
        )}
      >
        <Icon className="size-4.5" strokeWidth={1.75} />
        {isUnread && <span className="absolute top-0 right-0 size-2 rounded-full bg-danger" />}
      </span>
      <span className="min-w-0 flex-1">
        <span className="flex items-baseline justify-between gap-x-3 huge:flex-wrap">
          <span className={cx('text-15', isUnread ? 'font-semibold' : 'font-medium text-fg-2')}>
            {isUnread && <span className="sr-only">{t('inbox.unread')}: </span>}
            {title}
          </span>
          <TimeText atMs={notice.happenedAtMs} className="shrink-0 text-12 text-fg-3" />
        </span>
        <span className="mt-0.5 block text-13 [overflow-wrap:anywhere] text-fg-2">{text}</span>
      </span>
    </button>
  );
}
