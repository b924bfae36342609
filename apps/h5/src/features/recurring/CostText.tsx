import { useFormat } from '#hooks/use-format.ts';
import { rateDecimals } from '#features/convert/rate-decimals.ts';

interface CostTextProps {
  /** Paid per one bought, decimal text. */
  readonly value: string | undefined;
  /** Absent: the figure alone. */
  readonly code?: string;
}

/** "60,120.36 USDT": a price with as many decimals as are worth reading. */
export function CostText({ value, code }: CostTextProps) {
  const format = useFormat();
  return (
    <span className="tabular-nums">
      {format.amount(value, Math.max(0, rateDecimals(value) - 1))}
      {value !== undefined && code !== undefined && ` ${code}`}
    </span>
  );
}
