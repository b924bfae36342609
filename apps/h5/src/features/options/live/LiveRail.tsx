import type { OptionRow } from '@candor/api';
import { type ReactNode, useEffect, useRef } from 'react';
import { useMessages } from '#i18n/use-messages.ts';
import type { TapeTick } from '../tape/index-tape.ts';
import { LiveFace } from './LiveFace.tsx';
import { type CardEdge, OptionCard } from './OptionCard.tsx';
import { SettledFace } from './SettledFace.tsx';

interface LiveRailProps {
  readonly pairId: number;
  readonly ticks: readonly TapeTick[];
  readonly decimals: number;
  readonly live: readonly OptionRow[];
  readonly settled: readonly OptionRow[];
  readonly chosenId: number | undefined;
  readonly onChoose: (option: OptionRow) => void;
  readonly onExplain: (option: OptionRow) => void;
  /** In the same room, without content: nothing below moves when the first option opens. */
  readonly empty: ReactNode;
}

const edges = { won: 'won', lost: 'lost', refunded: 'chosen', void: 'chosen' } as const satisfies Readonly<
  Record<NonNullable<OptionRow['result']>, CardEdge>
>;

/** Open options and fresh results side by side; with more than one the next looks in from the right. */
export function LiveRail(props: LiveRailProps) {
  const { pairId, ticks, decimals, live, settled, chosenId, onChoose, onExplain, empty } = props;
  const t = useMessages();
  const list = useRef<HTMLUListElement>(null);
  const count = live.length + settled.length;
  const firstId = (settled[0] ?? live[0])?.optionId;
  // New ones are in front, and come into view.
  useEffect(() => {
    if (firstId !== undefined) list.current?.scrollTo({ left: 0 });
  }, [firstId]);
  if (count === 0) return <div className="px-4">{empty}</div>;
  const item = count === 1 ? 'w-full shrink-0' : 'w-[90%] shrink-0 snap-start';
  return (
    <ul
      ref={list}
      aria-label={t('options.openOptions')}
      className="no-scrollbar flex snap-x scroll-px-4 gap-2 overflow-x-auto scroll-smooth px-4 motion-reduce:scroll-auto py-px"
    >
      {/* One list, and the same frame before and after: a card that turns into its result keeps the focus. */}
      {[...settled, ...live].map((option) => {
        const { optionId, result } = option;
        const isHere = option.pairId === pairId;
        const isChosen = optionId === chosenId;
        return (
          <li key={optionId} className={item}>
            {result === undefined ? (
              <OptionCard
                edge={isChosen ? 'chosen' : 'plain'}
                isChosen={isChosen}
                action={t('options.drawThis')}
                onPress={() => onChoose(option)}
              >
                <LiveFace
                  option={option}
                  ticks={isHere ? ticks : undefined}
                  decimals={isHere ? decimals : undefined}
                  isNarrow={count > 1}
                />
              </OptionCard>
            ) : (
              <OptionCard edge={edges[result]} onPress={() => onExplain(option)}>
                <SettledFace option={option} />
              </OptionCard>
            )}
          </li>
        );
      })}
    </ul>
  );
}
