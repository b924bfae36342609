import { cx } from '@candor/kit';
import { useMessages } from '#i18n/use-messages.ts';

const ranks = [1, 2, 3, 4, 5] as const;

/** The rank of a position in profit for being cut for others' losses: five lights, all on for the first in line. */
export function RankLights({ rank }: { readonly rank: number }) {
  const t = useMessages();
  if (rank === 0) return null;
  return (
    <span
      role="img"
      aria-label={t('contract.card.rank', { rank: String(rank) })}
      title={t('contract.card.rank', { rank: String(rank) })}
      className="flex shrink-0 items-end gap-0.5"
    >
      {ranks.map((light) => (
        <span
          key={light}
          className={cx('w-[0.1875rem] rounded-full', light <= rank ? 'bg-warn' : 'bg-inset')}
          style={{ height: 4 + light * 2 }}
        />
      ))}
    </span>
  );
}
