import { listSpins, type SpinRow } from '@candor/api';
import { Empty, SkeletonRows } from '@candor/kit/view';
import { ChevronRight, Disc3 } from 'lucide-react';
import { useState } from 'react';
import { useFormat } from '#hooks/use-format.ts';
import { usePages } from '#hooks/use-pages.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { InfiniteList } from '#ui/InfiniteList.tsx';
import { Loaded } from '#ui/Loaded.tsx';
import { TimeText } from '#ui/TimeText.tsx';
import { CheckMark } from './CheckMark.tsx';
import { TurnSheet } from './TurnSheet.tsx';
import { useTurnCheck } from './use-turn-check.ts';

/** The user's own turns, each drawn again on this device. */
export function Turns() {
  const t = useMessages();
  const turns = usePages(listSpins, {});
  const [opened, setOpened] = useState<SpinRow>();
  return (
    <>
      <Loaded from={turns} skeleton={<SkeletonRows rows={5} />}>
        {(paged) => (
          <InfiniteList
            paged={paged}
            rowHeight={60}
            keyOf={({ spinId }) => spinId}
            renderRow={(turn) => <Turn turn={turn} onOpen={() => setOpened(turn)} />}
            empty={<Empty icon={<Disc3 />} title={t('game.noTurns')} text={t('game.noTurnsText')} />}
          />
        )}
      </Loaded>
      <TurnSheet turn={opened} onClose={() => setOpened(undefined)} />
    </>
  );
}

function Turn({ turn, onOpen }: { readonly turn: SpinRow; readonly onOpen: () => void }) {
  const t = useMessages();
  const format = useFormat();
  const check = useTurnCheck(turn);
  const { spinId, state, stake, prize = 0, atMs } = turn;
  const points = (value: number) => format.amount(String(value), 0);
  return (
    <button
      type="button"
      onClick={onOpen}
      className="press flex min-h-15 w-full items-center gap-3 border-b border-line py-2 text-left"
    >
      <span className="min-w-0 flex-1">
        <span className="flex items-center gap-1.5 text-14 font-medium">
          {t('game.turn', { number: String(spinId) })}
          {check !== undefined && <CheckMark check={check} isShort />}
        </span>
        <TimeText atMs={atMs} look="moment" className="block text-12 text-fg-3" />
      </span>
      <span className="shrink-0 text-right tabular-nums">
        <span className="block text-14 font-medium">
          {state === 'drawn' ? `+${points(prize)}` : t(`game.states.${state}`)}
        </span>
        <span className="block text-12 text-fg-3">{t('game.staked', { points: points(stake) })}</span>
      </span>
      <ChevronRight aria-hidden className="size-4 shrink-0 text-fg-3" />
    </button>
  );
}
