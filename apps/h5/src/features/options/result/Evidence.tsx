import { getOptionTape, listOptionMarkets, type OptionRow, type OptionTape } from '@candor/api';
import { isTooFew } from '@candor/exchange/rules';
import { Skeleton } from '@candor/kit/view';
import { useState } from 'react';
import { useCall } from '#hooks/use-call.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { Loaded } from '#ui/Loaded.tsx';
import { Recompute } from './Recompute.tsx';
import { SamplesChart } from './SamplesChart.tsx';
import { SamplesList } from './SamplesList.tsx';

interface EvidenceProps {
  readonly option: OptionRow;
  readonly isOpen: boolean;
}

/** The evidence of an option's result, from the tape; while it is live, its next step. */
export function Evidence({ option, isOpen }: EvidenceProps) {
  const t = useMessages();
  const isSettled = option.result !== undefined;
  const tape = useCall(getOptionTape, { optionId: option.optionId }, { isEnabled: isOpen && isSettled });
  const markets = useCall(listOptionMarkets, {}, { isEnabled: isOpen && isSettled });
  const market = markets.data?.find(({ pairId }) => pairId === option.pairId);
  if (!isSettled) {
    return (
      <p className="pt-3 text-13 text-fg-2">
        {t(option.strikeGrid === undefined ? 'options.result.waiting' : 'options.result.running')}
      </p>
    );
  }
  return (
    <section className="mt-3 flex flex-col gap-3 border-t border-line pt-3">
      <h3 className="text-15 font-semibold">{t('options.result.evidence')}</h3>
      <Loaded
        from={tape}
        skeleton={<Skeleton className="gap-3" blocks={['h-4 w-56', 'h-24', 'h-11 rounded-control']} />}
      >
        {(data) => (
          <>
            <Decided tape={data} />
            {market !== undefined && (
              <Recompute optionId={option.optionId} seconds={option.seconds} scale={market.scale} />
            )}
          </>
        )}
      </Loaded>
    </section>
  );
}

function Decided({ tape }: { readonly tape: OptionTape }) {
  const t = useMessages();
  const [isListed, setIsListed] = useState(false);
  const count = tape.samples.length;
  return (
    <>
      <p className="text-13 text-fg-2">{useVerdict(tape)}</p>
      {count > 0 && tape.strike !== undefined && <SamplesChart tape={tape} />}
      {count > 0 && (
        <button
          type="button"
          aria-expanded={isListed}
          onClick={() => setIsListed(!isListed)}
          className="press tap self-start text-13 font-medium text-accent"
        >
          {isListed ? t('options.result.hideSamples') : t('options.result.showSamples', { count })}
        </button>
      )}
      {isListed && <SamplesList tape={tape} />}
    </>
  );
}

/** The reason for the result, in one sentence. */
function useVerdict({ option, strike, samples, windowSize }: OptionTape): string {
  const t = useMessages();
  if (strike === undefined) return t('options.result.verdicts.no_strike');
  if (isTooFew(samples.length, windowSize)) {
    return t('options.result.verdicts.too_few', { count: String(samples.length), size: String(windowSize) });
  }
  if (option.result === 'refunded') return t('options.result.verdicts.even');
  return t(
    (option.result === 'won') === (option.direction === 'up')
      ? 'options.result.verdicts.above'
      : 'options.result.verdicts.below',
  );
}
