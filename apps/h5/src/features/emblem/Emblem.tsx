import { cx } from '@candor/kit';
import { Anchor, Award, Crown, type LucideIcon, Mountain } from 'lucide-react';

/** The pictures of emblems by their number in the shop of points; a later one that this app does not know has a plain one. */
const pictures: readonly LucideIcon[] = [Award, Anchor, Mountain, Crown];

interface EmblemProps {
  readonly emblem: number;
  /** CSS pixels. */
  readonly size: number;
  readonly className?: string;
}

/** An emblem from the shop of points, as it is worn on the leaderboard. Its name is beside it. */
export function Emblem({ emblem, size, className }: EmblemProps) {
  const Picture = pictures[emblem] ?? Award;
  return (
    <span
      aria-hidden
      className={cx('grid shrink-0 place-items-center rounded-full bg-accent-soft text-accent', className)}
      style={{ width: size, height: size }}
    >
      <Picture style={{ width: size * 0.56, height: size * 0.56 }} strokeWidth={1.75} />
    </span>
  );
}
