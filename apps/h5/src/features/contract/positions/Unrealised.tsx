import { cx } from '@candor/kit';
import { useMessages } from '#i18n/use-messages.ts';
import { AmountText } from '#ui/AmountText.tsx';

interface UnrealisedProps {
  readonly value: string;
  readonly code: string;
  /** Grey: its mark is not fresh. */
  readonly isStale: boolean;
}

/** The largest figure of a card: what closing at the mark would bring. */
export function Unrealised({ value, code, isStale }: UnrealisedProps) {
  const t = useMessages();
  return (
    <div className="min-w-0">
      <p className="text-11 text-fg-3">{t('contract.card.unrealised', { asset: code })}</p>
      <AmountText
        value={value}
        decimals={2}
        isChange
        isPrivate
        className={cx('text-18 font-semibold', isStale && 'text-fg-3!')}
      />
    </div>
  );
}
