import type { OptionRow } from '@candor/api';
import { cx } from '@candor/kit';
import { useFormat } from '#hooks/use-format.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { AmountText, changeColour } from '#ui/AmountText.tsx';
import { DirectionTag } from '../DirectionTag.tsx';
import { useServerNow } from '../tape/server-now.ts';
import type { TapeTick } from '../tape/index-tape.ts';
import { CountdownRing } from './CountdownRing.tsx';
import { countdownText, phaseOf, profitOf, resultIfHeld } from './live-option.ts';
import { CardFace } from './OptionCard.tsx';
import { useTermText } from '../use-term-text.ts';

interface LiveFaceProps {
  readonly option: OptionRow;
  /** The tape of its pair; absent for other pairs than the one on the page. */
  readonly ticks: readonly TapeTick[] | undefined;
  readonly decimals: number | undefined;
  /** Beside others: the asset and the tick's number are left out. */
  readonly isNarrow: boolean;
}

/** An open option: the rest of its time, its strike, and its result if it ended here. */
export function LiveFace({ option, ticks, decimals, isNarrow }: LiveFaceProps) {
  const t = useMessages();
  const format = useFormat();
  const nowMs = useServerNow(250);
  const phase = phaseOf(option, nowMs);
  const result = ticks === undefined ? undefined : resultIfHeld(option, ticks);
  const profit = result === undefined ? undefined : profitOf(result, option);
  const stake = format.amount(option.stake);
  const term = useTermText()(option.seconds);
  const price = format.amount(option.strikePrice, decimals);
  const tick = format.amount(String(option.strikeGrid));
  const strike = (
    <ResponsiveText
      isNarrow={isNarrow}
      short={`${t('options.result.strike')} ${price}`}
      long={t('options.strikeAt', { price, tick })}
    />
  );
  const left = phase.kind === 'running' ? countdownText(phase.leftMs) : undefined;
  return (
    <CardFace
      start={
        <CountdownRing
          share={phase.kind === 'running' ? phase.shareLeft : phase.kind === 'waiting' ? 1 : 0}
          tone={profit === undefined ? 'text-fg-3' : changeColour(profit)}
        >
          {left ?? (phase.kind === 'waiting' ? '…' : '0:00')}
        </CountdownRing>
      }
      title={
        <>
          <DirectionTag direction={option.direction} />
          <span className="truncate">
            <ResponsiveText
              isNarrow={isNarrow}
              short={`${stake} · ${term}`}
              long={t('options.stakeAndTime', { stake, asset: option.code, term })}
            />
          </span>
        </>
      }
      text={phase.kind === 'waiting' ? t('options.strikeSoon') : strike}
      figure={<AmountText value={profit} decimals={2} isChange />}
      note={
        <span className={cx(phase.kind === 'closing' && 'text-accent')}>
          {t(phase.kind === 'closing' ? 'options.counting' : 'options.ifItEndsHere')}
        </span>
      }
    />
  );
}

interface EitherWidthProps {
  readonly isNarrow: boolean;
  readonly short: string;
  readonly long: string;
}

/** The short words beside other cards and on small phones; the full ones with enough room. */
function ResponsiveText({ isNarrow, short, long }: EitherWidthProps) {
  if (isNarrow) return short;
  return (
    <>
      <span className="max-[23.6875rem]:hidden">{long}</span>
      <span className="min-[23.75rem]:hidden">{short}</span>
    </>
  );
}
