import type { OptionRow } from '@candor/contract';
import { type ReactNode, useEffect, useRef } from 'react';
import { useMessages } from '../../../../i18n/use-messages.ts';
import type { TapeTick } from '../tape/index-tape.ts';
import { LiveCard } from './LiveCard.tsx';
import { SettledCard } from './SettledCard.tsx';

export interface LiveRailProps {
  readonly pairId: number;
  readonly ticks: readonly TapeTick[];
  readonly decimals: number;
  readonly live: readonly OptionRow[];
  readonly settled: readonly OptionRow[];
  readonly chosenId: number | undefined;
  readonly onChoose: (option: OptionRow) => void;
  readonly onExplain: (option: OptionRow) => void;
  /** In the same room, while there is nothing to show: nothing below moves when the first option opens. */
  readonly empty: ReactNode;
}

/** Open options and fresh results side by side; with more than one the next looks in from the right. */
export function LiveRail(props: LiveRailProps) {
  const { pairId, ticks, decimals, live, settled, chosenId, onChoose, onExplain, empty } = props;
  const t = useMessages();
  const list = useRef<HTMLUListElement>(null);
  const count = live.length + settled.length;
  const firstId = (settled[0] ?? live[0])?.optionId;
  // What is new stands in front, and comes into view.
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
      {settled.map((option) => (
        <li key={option.optionId} className={item}>
          <SettledCard option={option} onPress={() => onExplain(option)} />
        </li>
      ))}
      {live.map((option) => (
        <li key={option.optionId} className={item}>
          <LiveCard
            option={option}
            ticks={option.pairId === pairId ? ticks : undefined}
            decimals={option.pairId === pairId ? decimals : undefined}
            isNarrow={count > 1}
            isChosen={option.optionId === chosenId}
            onPress={() => onChoose(option)}
          />
        </li>
      ))}
    </ul>
  );
}
