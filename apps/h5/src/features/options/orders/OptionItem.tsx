import type { OptionRow } from '@candor/api';
import { Tag } from '@candor/kit/view';
import { ChevronRight } from 'lucide-react';
import { useFormat } from '#hooks/use-format.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { AmountText } from '#ui/AmountText.tsx';
import { TimeText } from '#ui/TimeText.tsx';
import { DirectionTag } from '../DirectionTag.tsx';
import { countdownText, phaseOf } from '../live/live-option.ts';
import { decimalsIn, usePriceDecimals } from '../shown-decimals.ts';
import { useServerNow } from '../tape/server-now.ts';
import { resultLooks } from '../result/ResultSheet.tsx';
import { useTermText } from '../use-term-text.ts';

/** One option of the list, with its outcome; pressing it opens everything. */
export function OptionItem({ option, onOpen }: { readonly option: OptionRow; readonly onOpen: () => void }) {
  const t = useMessages();
  const format = useFormat();
  const termText = useTermText();
  const { result, code: asset, seconds, strikePrice, meanPrice } = option;
  const least = usePriceDecimals(option.pairId);
  const stake = format.amount(option.stake);
  return (
    <button
      type="button"
      onClick={onOpen}
      className="press flex w-full flex-col gap-1 border-b border-line px-4 py-3 text-left outline-offset-[-3px]"
    >
      <span className="flex w-full items-center gap-2">
        <span className="text-15 font-semibold">{option.symbol}</span>
        <DirectionTag direction={option.direction} />
        <span className="ml-auto">
          {result === undefined ? (
            <Remaining option={option} />
          ) : (
            <AmountText
              value={option.profit}
              decimals={decimalsIn(option.profit, 2)}
              unit={asset}
              isChange
              className="text-15 font-semibold"
            />
          )}
        </span>
        <ChevronRight aria-hidden className="-mr-1 size-4 text-fg-3" />
      </span>
      <span className="flex w-full items-center justify-between gap-3 text-12 text-fg-2 tabular-nums">
        <span>{t('options.stakeAndTime', { stake, asset, term: termText(seconds) })}</span>
        {result !== undefined && (
          <Tag look={resultLooks[result]} size="small">
            {t(`options.results.${result}`)}
          </Tag>
        )}
      </span>
      <span className="flex w-full items-center justify-between gap-3 text-12 text-fg-3 tabular-nums">
        <span className="truncate">
          {strikePrice === undefined ? (
            t('options.strikeSoon')
          ) : (
            <>
              {t('options.result.strike')} <AmountText value={strikePrice} decimals={decimalsIn(strikePrice, least)} />
              {meanPrice !== undefined && (
                <>
                  {' → '}
                  <AmountText value={meanPrice} decimals={least + 2} />
                </>
              )}
            </>
          )}
        </span>
        <TimeText atMs={option.boughtAtMs} look="moment" />
      </span>
    </button>
  );
}

function Remaining({ option }: { readonly option: OptionRow }) {
  const t = useMessages();
  const phase = phaseOf(option, useServerNow(250));
  if (phase.kind === 'closing') return <Tag look="accent">{t('options.statuses.closing')}</Tag>;
  if (phase.kind === 'waiting') return <Tag>{t('options.statuses.open')}</Tag>;
  return <Tag>{t('options.timeLeft', { time: countdownText(phase.leftMs) })}</Tag>;
}
