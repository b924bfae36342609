import type { ExitRow } from '@candor/api';
import { useMessages } from '#i18n/use-messages.ts';
import { AmountText } from '#ui/AmountText.tsx';

interface NearestExitProps {
  readonly exits: readonly ExitRow[];
  readonly kinds: readonly ExitRow['kind'][];
  readonly decimals?: number | undefined;
}

/** The first exit of some kinds, and how many more there are. One that trails shows where its stop stands. */
export function NearestExit({ exits, kinds, decimals }: NearestExitProps) {
  const t = useMessages();
  const found = exits.filter(({ kind }) => kinds.includes(kind));
  const [first] = found;
  if (first === undefined) return <AmountText value={undefined} />;
  const { price, kind, activationPrice } = first;
  return (
    <span className="inline-flex flex-wrap items-baseline gap-x-1">
      <AmountText value={price ?? activationPrice} {...(decimals !== undefined && { decimals })} />
      {kind === 'trailing_stop' && <span className="text-11 text-fg-3">{t('contract.card.trails')}</span>}
      {found.length > 1 && (
        <span className="text-11 text-fg-3">{t('contract.card.moreExits', { count: String(found.length - 1) })}</span>
      )}
    </span>
  );
}
