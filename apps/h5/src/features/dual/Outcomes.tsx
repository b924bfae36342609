import type { DualProductRow } from '@candor/api';
import { type Price, priceToText } from '@candor/money';
import { useOwnFormat } from '#hooks/use-format.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { CoinMark } from '#ui/CoinMark.tsx';
import { breakEvenOf, type DualFigures, figureTexts, limitOrderOf, shortPrice, worthTextsAt } from './dual-figures.ts';

interface OutcomesProps {
  /** The product, or the purchase: both have them. */
  readonly of: Pick<DualProductRow, 'baseCode' | 'quoteCode' | 'linkedPrice'>;
  readonly figures: DualFigures;
  /** The index now; absent while unknown. */
  readonly index: Price | undefined;
  /** The user's own money: starred while balances are hidden. */
  readonly isOwn?: boolean;
}

/** Both results in figures, how they compare with just holding and with a limit order, and both worths at today's price. */
export function Outcomes({ of, figures, index, isOwn = false }: OutcomesProps) {
  const t = useMessages();
  const format = useOwnFormat(false);
  const own = useOwnFormat(isOwn);
  const { baseCode, quoteCode } = of;
  const price = format.amount(shortPrice(of.linkedPrice));
  const { baseOut, quoteOut } = figureTexts(figures);
  const limit = limitOrderOf(figures);
  const breakEven = format.amount(shortPrice(breakEvenOf(figures)));
  const now = index === undefined ? undefined : worthTextsAt(figures, index);
  const rows = [
    { when: t('dual.form.below', { price }), amount: baseOut, code: baseCode },
    { when: t('dual.form.above', { price }), amount: quoteOut, code: quoteCode },
  ];
  return (
    <div>
      <ul className="grid grid-cols-2 gap-2.5">
        {rows.map(({ when, amount, code }) => (
          <li key={code} className="rounded-card border border-line bg-surface p-3.5">
            <p className="text-12 text-fg-3">{when}</p>
            <p className="mt-1.5 flex items-center gap-2">
              <CoinMark code={code} size={20} />
              <span className="min-w-0 text-15 font-semibold [overflow-wrap:anywhere] tabular-nums">
                {own.amount(amount)} <span className="inline-block text-12 font-medium text-fg-2">{code}</span>
              </span>
            </p>
          </li>
        ))}
      </ul>
      {now !== undefined && index !== undefined && (
        <dl className="mt-2.5 grid grid-cols-2 gap-x-2.5 rounded-card bg-inset px-3.5 py-2.5 text-12">
          <div className="col-span-2 pb-1 text-fg-3">
            {t('dual.form.atToday', { price: format.amount(shortPrice(priceToText(index))) })}
          </div>
          {(['product', 'holding'] as const).map((id) => (
            <div key={id}>
              <dt className="text-fg-2">{t(`dual.form.${id}Worth`)}</dt>
              <dd className="text-14 font-medium tabular-nums">
                {own.amount(now[id], 2)} {quoteCode}
              </dd>
            </div>
          ))}
        </dl>
      )}
      <p className="mt-2 text-12 text-fg-2">
        {t(figures.direction === 'call' ? 'dual.form.breakEvenCall' : 'dual.form.breakEvenPut', { price: breakEven })}
      </p>
      <p className="mt-2 text-12 text-fg-2">
        {t(figures.direction === 'call' ? 'dual.form.limitCall' : 'dual.form.limitPut', {
          price,
          kept: own.amount(limit.kept),
          filled: own.amount(limit.filled),
          base: baseCode,
          quote: quoteCode,
        })}
      </p>
    </div>
  );
}
