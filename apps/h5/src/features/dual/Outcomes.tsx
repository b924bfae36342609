import type { DualProductRow } from '@candor/api';
import { useFormat } from '#hooks/use-format.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { CoinMark } from '#ui/CoinMark.tsx';
import { breakEvenOf, type DualFigures, figureTexts, shortPrice } from './dual-figures.ts';

interface OutcomesProps {
  readonly product: DualProductRow;
  readonly figures: DualFigures;
}

/** Both results in figures, and how far each is better than just holding. */
export function Outcomes({ product, figures }: OutcomesProps) {
  const t = useMessages();
  const format = useFormat();
  const { baseCode, quoteCode, direction } = product;
  const price = format.amount(shortPrice(product.linkedPrice));
  const { baseOut, quoteOut } = figureTexts(figures);
  const breakEven = format.amount(shortPrice(breakEvenOf(figures)));
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
                {format.amount(amount)} <span className="inline-block text-12 font-medium text-fg-2">{code}</span>
              </span>
            </p>
          </li>
        ))}
      </ul>
      <p className="mt-2 text-12 text-fg-2">
        {t(direction === 'call' ? 'dual.form.breakEvenCall' : 'dual.form.breakEvenPut', { price: breakEven })}
      </p>
    </div>
  );
}
