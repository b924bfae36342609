import type { SpinRow } from '@candor/api';
import { useFormat } from '#hooks/use-format.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { CheckMark } from './CheckMark.tsx';
import { useTurnCheck } from './use-turn-check.ts';
import { factorText } from './wheel-shape.ts';

interface ResultProps {
  /** Absent before the first turn, and while the wheel turns. */
  readonly turn: SpinRow | undefined;
  readonly isTurning: boolean;
}

/** The prize of the last turn, and whether this device has found the same. It keeps its height. */
export function Result({ turn, isTurning }: ResultProps) {
  const check = useTurnCheck(turn);
  return (
    <div role="status" className="flex min-h-[3.25rem] flex-col items-center justify-center gap-1 text-center">
      <Words turn={turn} isTurning={isTurning} />
      {turn !== undefined && check !== undefined && <CheckMark check={check} />}
    </div>
  );
}

function Words({ turn, isTurning }: ResultProps) {
  const t = useMessages();
  const format = useFormat();
  if (isTurning) return <p className="text-13 text-fg-3">{t('game.turning')}</p>;
  if (turn === undefined) return <p className="text-13 text-fg-3">{t('game.hint')}</p>;
  if (turn.state !== 'drawn') return <p className="text-13 text-fg-2">{t(`game.states.${turn.state}`)}</p>;
  const { prize = 0, segment = 0, segments, stake } = turn;
  const values = { factor: factorText(segments[segment]?.pays ?? 0), points: format.amount(String(prize), 0) };
  return (
    <p className="text-17 font-semibold tabular-nums">
      {prize === 0 ? t('game.nothing') : prize < stake ? t('game.back', values) : t('game.won', values)}
    </p>
  );
}
