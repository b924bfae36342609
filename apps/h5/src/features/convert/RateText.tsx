import { useFormat } from '#hooks/use-format.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { rateDecimals } from './rate-decimals.ts';

interface RateTextProps {
  readonly from: string;
  readonly to: string;
  /** `to` for one `from`, decimal text. */
  readonly rate: string | undefined;
  /** Writes ≈ instead of =. */
  readonly isEstimate?: boolean;
}

/** "1 BTC = 68,412.50 USDT", with as many decimals as are worth reading. */
export function RateText({ from, to, rate, isEstimate = false }: RateTextProps) {
  const t = useMessages();
  const format = useFormat();
  const shown = format.amount(rate, rateDecimals(rate));
  return (
    <span className="tabular-nums">
      {t(isEstimate ? 'funds.rateEstimate' : 'funds.rateLine', { from, to, rate: shown })}
    </span>
  );
}
