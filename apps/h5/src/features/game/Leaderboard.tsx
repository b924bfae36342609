import { getLeaderboard, type OutputOf, setListed } from '@candor/api';
import { cx } from '@candor/kit';
import { Empty, SkeletonRows } from '@candor/kit/view';
import { Trophy } from 'lucide-react';
import { Emblem } from '#features/emblem/Emblem.tsx';
import { useCall } from '#hooks/use-call.ts';
import { useCommand } from '#hooks/use-command.ts';
import { useFormat } from '#hooks/use-format.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { Avatar } from '#ui/Avatar.tsx';
import { Card } from '#ui/Card.tsx';
import { Loaded } from '#ui/Loaded.tsx';
import { Switch } from '#ui/Switch.tsx';
import { TimeText } from '#ui/TimeText.tsx';

type Board = OutputOf<typeof getLeaderboard>;
type Leader = Board['rows'][number];

const renewEveryMs = 30_000;

/** The players who have won most this week, less what they staked; the user may leave it. */
export function Leaderboard() {
  const board = useCall(getLeaderboard, {}, { everyMs: renewEveryMs });
  return (
    <Loaded from={board} skeleton={<SkeletonRows rows={5} />}>
      {(shown) => <Leaders board={shown} />}
    </Loaded>
  );
}

function Leaders({ board }: { readonly board: Board }) {
  const t = useMessages();
  const { rows, own, isListed, weekEndsAtMs } = board;
  return (
    <>
      <p className="text-12 text-fg-3">
        {t('game.board.text')} {t('game.board.ends')}{' '}
        <TimeText atMs={weekEndsAtMs} look="date" className="whitespace-nowrap" />
      </p>
      {rows.length === 0 ? (
        <Empty icon={<Trophy />} title={t('game.board.none')} text={t('game.board.noneText')} />
      ) : (
        <Card className="divide-y divide-line">
          {rows.map((row) => (
            <LeaderLine key={`${row.rank}/${row.name}`} row={row} />
          ))}
        </Card>
      )}
      {isListed !== undefined && (
        <Card className="flex flex-col gap-2 px-4 py-3">
          {own !== undefined && <Own own={own} isListed={isListed} />}
          <Listed isListed={isListed} />
        </Card>
      )}
    </>
  );
}

function LeaderLine({ row }: { readonly row: Leader }) {
  const t = useMessages();
  const format = useFormat();
  const { rank, name, avatar, emblem, turns, net, isOwn } = row;
  return (
    <div className={cx('flex min-h-15 items-center gap-3 px-4 py-2', isOwn && 'bg-accent-soft')}>
      <span
        className={cx('w-6 text-center text-15 font-semibold tabular-nums', rank <= 3 ? 'text-accent' : 'text-fg-3')}
      >
        {rank}
      </span>
      <Avatar path={avatar} name={name} size={32} />
      <span className="min-w-0 flex-1">
        <span className="flex items-center gap-1.5">
          <span className="truncate text-14 font-medium">{name}</span>
          {emblem > 0 && <Emblem emblem={emblem} size={20} />}
          {isOwn && <span className="text-12 text-accent">{t('game.board.you')}</span>}
        </span>
        <span className="block text-12 text-fg-3">{t('game.board.turns', { count: turns })}</span>
      </span>
      <span className="shrink-0 text-14 font-semibold tabular-nums">+{format.amount(String(net), 0)}</span>
    </div>
  );
}

function Own({ own, isListed }: { readonly own: NonNullable<Board['own']>; readonly isListed: boolean }) {
  const t = useMessages();
  const format = useFormat();
  const { rank, turns, net } = own;
  const sign = net < 0 ? '−' : '+';
  return (
    <p className="flex items-baseline justify-between gap-3 text-13">
      <span className="text-fg-2">
        {isListed && net > 0 ? t('game.board.ownRank', { rank: String(rank) }) : t('game.board.own')}
        {' · '}
        {t('game.board.turns', { count: turns })}
      </span>
      <span className="font-semibold tabular-nums">
        {sign}
        {format.amount(String(Math.abs(net)), 0)}
      </span>
    </p>
  );
}

function Listed({ isListed }: { readonly isListed: boolean }) {
  const t = useMessages();
  const command = useCommand(setListed, { invalidates: [getLeaderboard] });
  return (
    <div className="flex items-center justify-between gap-4">
      <span className="text-13">
        {t('game.board.listed')}
        <span className="block text-12 text-fg-3">{t('game.board.listedText')}</span>
      </span>
      <Switch
        label={t('game.board.listed')}
        isOn={isListed}
        onChange={(isOn) => void command.run({ isListed: isOn })}
      />
    </div>
  );
}
