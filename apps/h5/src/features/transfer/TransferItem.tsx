import type { TransferRow } from '@candor/api';
import { useMessages } from '#i18n/use-messages.ts';
import { AmountText } from '#ui/AmountText.tsx';
import { CoinMark } from '#ui/CoinMark.tsx';
import { TimeText } from '#ui/TimeText.tsx';

interface TransferItemProps {
  readonly transfer: TransferRow;
  readonly onPress: () => void;
}

/** A transfer: the coin, which way, when, how much. */
export function TransferItem({ transfer, onPress }: TransferItemProps) {
  const t = useMessages();
  return (
    <button
      type="button"
      onClick={onPress}
      className="press flex h-15 w-full items-center gap-3 text-left outline-offset-[-2px]"
    >
      <CoinMark code={transfer.code} />
      <span className="min-w-0 flex-1">
        <span className="block truncate text-14 font-medium">
          {t(`words.accountTypes.${transfer.from}`)} → {t(`words.accountTypes.${transfer.to}`)}
        </span>
        <TimeText atMs={transfer.atMs} look="moment" className="block text-12 text-fg-3" />
      </span>
      <AmountText value={transfer.amount} unit={transfer.code} isPrivate className="shrink-0 text-14 font-semibold" />
    </button>
  );
}
