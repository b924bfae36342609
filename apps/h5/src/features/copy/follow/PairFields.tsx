import { cx } from '@candor/kit';
import { listContractMarkets } from '@candor/api';
import { copyPairChoices } from '@candor/exchange/rules';
import { useCall } from '#hooks/use-call.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { SegmentedControl } from '#ui/SegmentedControl.tsx';
import { followActions } from './follow-form.ts';
import type { FollowPartProps } from './SizeFields.tsx';

/** Contracts are all against the unit of account: a chip need not say it. */
const baseOf = (symbol: string) => symbol.split('/')[0];

/** The pairs that are copied: all, some, or all but some. */
export function PairFields({ form, onChange }: FollowPartProps) {
  const t = useMessages();
  const { data: markets = [] } = useCall(listContractMarkets, {});
  const { pairs, pairIds } = form;
  return (
    <section className="flex flex-col gap-3">
      <div>
        <h2 className="text-15 font-semibold">{t('copy.form.pairs')}</h2>
        <p className="text-12 text-fg-3">{t('copy.form.pairsHint')}</p>
      </div>
      <SegmentedControl
        label={t('copy.form.pairs')}
        items={copyPairChoices.map((id) => ({ id, label: t(`copy.form.pairChoices.${id}`) }))}
        value={pairs}
        onChange={(next) => onChange(followActions.choosePairs(form, next))}
      />
      {pairs !== 'all' && (
        <div role="group" aria-label={t('copy.form.pairs')} className="flex flex-wrap gap-2">
          {markets.map(({ pairId, symbol }) => {
            const isOn = pairIds.includes(pairId);
            return (
              <button
                key={pairId}
                type="button"
                aria-pressed={isOn}
                aria-label={symbol}
                onClick={() => onChange(followActions.togglePair(form, pairId))}
                className={cx(
                  'press tap h-8 rounded-chip px-3 text-13 font-medium whitespace-nowrap',
                  isOn ? 'bg-ink text-on-ink' : 'bg-inset text-fg-2',
                )}
              >
                {baseOf(symbol)}
              </button>
            );
          })}
        </div>
      )}
    </section>
  );
}
