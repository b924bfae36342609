import { getNftHistory, type OutputOf } from '@candor/api';
import { Empty, SkeletonRows } from '@candor/kit/view';
import { History } from 'lucide-react';
import { usePages } from '#hooks/use-pages.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { AmountText } from '#ui/AmountText.tsx';
import { Avatar } from '#ui/Avatar.tsx';
import { InfiniteList } from '#ui/InfiniteList.tsx';
import { Loaded } from '#ui/Loaded.tsx';
import { TimeText } from '#ui/TimeText.tsx';

type Move = OutputOf<typeof getNftHistory>['data'][number];

/** Every owner that a copy has had, the present one first, down to its minting. */
export function MoveList({ code }: { readonly code: string }) {
  const t = useMessages();
  const moves = usePages(getNftHistory, { code }, { rowsPerPage: 20 });
  return (
    <Loaded from={moves} skeleton={<SkeletonRows rows={3} />}>
      {(paged) => (
        <InfiniteList
          paged={paged}
          rowHeight={56}
          keyOf={({ sequence, atMs }) => `${sequence}/${atMs}`}
          renderRow={(move) => <MoveLine move={move} />}
          empty={<Empty icon={<History />} title={t('nft.moves.none')} />}
        />
      )}
    </Loaded>
  );
}

function MoveLine({ move }: { readonly move: Move }) {
  const t = useMessages();
  const { cause, from, to, paid, atMs, sequence } = move;
  return (
    <div className="flex min-h-14 items-center gap-2.5 py-1.5">
      <Avatar path={to.avatar} name={to.name} size={28} />
      <span className="min-w-0 flex-1">
        <span className="block truncate text-14">{to.name}</span>
        <span className="block truncate text-12 text-fg-3">
          {from === undefined
            ? t(`nft.moves.${cause}`)
            : t('nft.moves.from', { what: t(`nft.moves.${cause}`), name: from.name })}
        </span>
      </span>
      <span className="shrink-0 text-right">
        {paid !== undefined && (
          <AmountText value={paid.price} unit={paid.currency} className="block text-13 font-medium" />
        )}
        <span className="block text-12 text-fg-3">
          <TimeText atMs={atMs} /> · {t('nft.moves.record', { sequence: String(sequence) })}
        </span>
      </span>
    </div>
  );
}
