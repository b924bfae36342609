import { coinGround, markedCoins, monogram } from '#lib/coin-colours.ts';

interface CoinMarkProps {
  /** BTC, NVDA, USD … */
  readonly code: string;
  readonly size?: number;
  readonly isStock?: boolean;
}

/** The mark of an asset. Decorative: its code is always beside it. */
export function CoinMark({ code, size = 32, isStock = false }: CoinMarkProps) {
  if (markedCoins.has(code)) {
    return (
      <img
        alt=""
        src={`${import.meta.env.BASE_URL}coins/${code.toLowerCase()}.svg`}
        width={size}
        height={size}
        className="shrink-0 rounded-full"
        loading="lazy"
        decoding="async"
      />
    );
  }
  return (
    <span
      aria-hidden
      className="grid shrink-0 place-items-center rounded-full font-bold text-white"
      style={{ width: size, height: size, background: coinGround(code), fontSize: size * 0.36 }}
    >
      {monogram(code, isStock)}
    </span>
  );
}
