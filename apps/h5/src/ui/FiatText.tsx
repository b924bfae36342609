import { cx, hidden } from '@candor/kit';
import { useFiat } from '#hooks/use-fiat.ts';
import { useOwnFormat } from '#hooks/use-format.ts';
import { formatFiat } from '#lib/fiat.ts';

interface FiatTextProps {
  /** Value in USDT, decimal text. */
  readonly usdt: string | undefined;
  /** Writes ≈ before it, where it represents another amount. */
  readonly isApproximate?: boolean;
  readonly isPrivate?: boolean;
  readonly className?: string;
}

/** An amount in the user's own currency. */
export function FiatText({ usdt, isApproximate = false, isPrivate = false, className }: FiatTextProps) {
  const format = useOwnFormat(isPrivate);
  const fiat = useFiat();
  return (
    <span className={cx('tabular-nums', className)}>
      {format.isHidden ? hidden : `${isApproximate ? '≈ ' : ''}${formatFiat(usdt, fiat, format)}`}
    </span>
  );
}
