import { Sparkline } from '#ui/Sparkline.tsx';
import { useIndexTape } from '#features/options/tape/use-index-tape.ts';

/** A minute of half seconds. */
const shownTicks = 120;
const width = 150;
const height = 56;

/** The index of the last minute, as it was made: the tape that everything here fills and is liquidated by. */
export function MinuteLine({ pairId }: { readonly pairId: number }) {
  const ticks = useIndexTape(pairId).slice(-shownTicks);
  const [first, last] = [ticks[0], ticks.at(-1)];
  const move = first === undefined || last === undefined ? 0 : last.price - first.price;
  return (
    <Sparkline
      values={ticks.map(({ text }) => text)}
      width={width}
      height={height}
      direction={move > 0 ? 'up' : move < 0 ? 'down' : 'flat'}
      isFilled
    />
  );
}
