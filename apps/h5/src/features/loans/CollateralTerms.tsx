import { percentOfPpm } from '@candor/money';
import type { LoanProductRow } from '@candor/api';
import { useFormat } from '#hooks/use-format.ts';
import { useMessages } from '#i18n/use-messages.ts';

/** The assets that terms accept, in the order in which a liquidation sells them: what counts of each, and what a sale takes off. */
export function CollateralTerms({ accepted }: { readonly accepted: LoanProductRow['collateral'] }) {
  const t = useMessages();
  const format = useFormat();
  return (
    <section>
      <h2 className="text-15 font-semibold">{t('loans.terms.title')}</h2>
      <p className="mt-1 text-12 text-fg-3">{t('loans.terms.text')}</p>
      <ol className="mt-2 divide-y divide-line">
        {accepted.map(({ assetId, code, tiers, spread }, index) => (
          <li key={assetId} className="flex gap-3 py-2.5 text-13">
            <span className="w-4 shrink-0 text-fg-3 tabular-nums">{index + 1}</span>
            <span className="w-12 shrink-0 font-medium">{code}</span>
            <span className="min-w-0 flex-1 text-fg-2">
              {tiers.map(({ upTo, ratio }) => (
                <span key={upTo} className="block tabular-nums">
                  {t('loans.terms.tier', { percent: format.amount(percentOfPpm(ratio)), amount: format.amount(upTo) })}
                </span>
              ))}
            </span>
            <span className="shrink-0 text-right tabular-nums">−{format.percent(percentOfPpm(spread))}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
