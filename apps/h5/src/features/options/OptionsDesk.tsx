import { getOptionLimits, type OptionRow } from '@candor/api';
import { staleAfterMs } from '@candor/exchange/rules';
import { decimalsOfTick, price, priceFromText } from '@candor/money';
import { useState } from 'react';
import { useCall } from '#hooks/use-call.ts';
import { useTicker } from '#hooks/use-live.ts';
import { NotOffered } from '#ui/NotOffered.tsx';
import { EmptyRail } from './EmptyRail.tsx';
import { durationOf, type OptionForm } from './form/option-form.ts';
import { OptionFormPane } from './form/OptionFormPane.tsx';
import { usePurchaseBlocker } from './form/use-purchase-blocker.ts';
import { HelpSheet } from './HelpSheet.tsx';
import { LimitsSheet } from './limits/LimitsSheet.tsx';
import { LiveLine } from './line/LiveLine.tsx';
import { LiveRail } from './live/LiveRail.tsx';
import type { OwnOptions } from './live/use-settled-options.ts';
import { OptionsHead } from './OptionsHead.tsx';
import { PriceHead } from './PriceHead.tsx';
import { ResultSheet } from './result/ResultSheet.tsx';
import { useServerNow } from './tape/server-now.ts';
import { useIndexTape } from './tape/use-index-tape.ts';
import type { OptionPair } from './use-option-pair.ts';

interface OptionsDeskProps {
  readonly pair: OptionPair;
  readonly own: OwnOptions;
  readonly form: OptionForm;
  readonly setForm: (form: OptionForm) => void;
}

const secondMs = 1_000;

/** One pair to buy options on: its live line with marks, the open options, and the form. */
export function OptionsDesk({ pair, own, form, setForm }: OptionsDeskProps) {
  const { row, pairs, market } = pair;
  const ticker = useTicker(row.pairId) ?? row;
  const ticks = useIndexTape(row.pairId);
  const nowMs = useServerNow(secondMs);
  const limitsCall = useCall(getOptionLimits, {});
  const limits = limitsCall.data;
  const [sheet, setSheet] = useState<'limits' | 'help'>();
  const [explained, setExplained] = useState<OptionRow>();
  const [pressedId, setPressedId] = useState<number>();
  const decimals = decimalsOfTick(priceFromText(market.tick) ?? price(1));
  const live = own.live ?? [];
  const here = live.filter(({ pairId }) => pairId === row.pairId);
  const struck = here.filter(({ strikeGrid }) => strikeGrid !== undefined);
  // The pressed one while it lives, else the newest that can be drawn.
  const chosenId = (struck.find(({ optionId }) => optionId === pressedId) ?? struck[0] ?? here[0])?.optionId;
  const last = ticks.at(-1);
  const sinceMs = last === undefined ? 0 : nowMs - last.atMs;
  const staleSeconds = sinceMs > staleAfterMs ? Math.floor(sinceMs / secondMs) : undefined;
  const barrier = usePurchaseBlocker({ market, ticker, limits, staleSeconds, hasPrice: last !== undefined, nowMs });
  const close = () => setSheet(undefined);
  return (
    <>
      <OptionsHead
        row={row}
        pairs={pairs}
        status={ticker.status}
        isPaused={(limits?.pausedUntilMs ?? 0) > nowMs}
        onLimits={() => setSheet('limits')}
        onHelp={() => setSheet('help')}
      />
      <PriceHead ticks={ticks} decimals={decimals} staleSeconds={staleSeconds} />
      <LiveLine
        key={row.pairId}
        symbol={row.symbol}
        ticks={ticks}
        options={here}
        chosenId={chosenId}
        decimals={decimals}
        isStale={staleSeconds !== undefined}
      />
      <div className="py-3">
        <LiveRail
          pairId={row.pairId}
          ticks={ticks}
          decimals={decimals}
          live={live}
          settled={own.settled}
          chosenId={chosenId}
          onChoose={(option) => (option.pairId === row.pairId ? setPressedId(option.optionId) : setExplained(option))}
          onExplain={(option) => {
            setExplained(option);
            own.dismiss(option);
          }}
          empty={<EmptyRail market={market} />}
        />
      </div>
      <NotOffered product="options" className="mx-4 mb-3" />
      <OptionFormPane
        form={form}
        onChange={setForm}
        market={market}
        limits={limits}
        barrier={barrier}
        refetchTerms={pair.refetch}
      />
      <LimitsSheet isOpen={sheet === 'limits'} onClose={close} code={market.code} scale={market.scale} />
      <HelpSheet isOpen={sheet === 'help'} onClose={close} payout={durationOf(form, market)?.payout} />
      <ResultSheet option={explained} onClose={() => setExplained(undefined)} />
    </>
  );
}
