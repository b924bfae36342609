import { cx } from '@candor/kit';
import {
  ArrowDownToLine,
  ArrowLeftRight,
  ArrowUpFromLine,
  type LucideIcon,
  ReceiptText,
  Repeat,
  Send,
} from 'lucide-react';
import { type MessageKey, useMessages } from '#i18n/use-messages.ts';
import { navigateTo } from '#app/navigation.ts';

interface Action {
  readonly icon: LucideIcon;
  readonly label: MessageKey;
  readonly act: () => void;
  readonly isFirst?: boolean;
}

/** The six round ways to move money. */
export function AssetsActions() {
  const t = useMessages();
  const actions: readonly Action[] = [
    { icon: ArrowDownToLine, label: 'funds.deposit', act: () => navigateTo('/pages/fund/select'), isFirst: true },
    {
      icon: ArrowUpFromLine,
      label: 'funds.withdraw',
      act: () => navigateTo('/pages/fund/select', { for: 'withdraw' }),
    },
    { icon: Send, label: 'funds.send', act: () => navigateTo('/pages/fund/send') },
    { icon: ArrowLeftRight, label: 'funds.transfer', act: () => navigateTo('/pages/fund/transfer') },
    { icon: Repeat, label: 'funds.convert', act: () => navigateTo('/pages/fund/swap') },
    { icon: ReceiptText, label: 'funds.records', act: () => navigateTo('/pages/fund/assets_record') },
  ];
  return (
    <ul
      aria-label={t('funds.actions')}
      className="mt-3 grid grid-cols-6 px-1 slim:grid-cols-3 slim:gap-y-2 huge:grid-cols-3 huge:gap-y-2"
    >
      {actions.map(({ icon: Icon, label, act, isFirst }) => (
        <li key={label}>
          <button
            type="button"
            onClick={act}
            className="press flex w-full flex-col items-center gap-1.5 rounded-tile py-1 text-12 text-fg-2"
          >
            <span
              aria-hidden
              className={cx(
                'grid size-11 place-items-center rounded-full',
                isFirst ? 'bg-ink text-on-ink' : 'bg-inset text-fg',
              )}
            >
              <Icon className="size-5" strokeWidth={1.75} />
            </span>
            {t(label)}
          </button>
        </li>
      ))}
    </ul>
  );
}
