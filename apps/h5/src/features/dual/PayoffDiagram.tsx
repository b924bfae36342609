import { type Price, price, priceToText } from '@candor/money';
import { useFormat } from '#hooks/use-format.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { linePath } from '#lib/line-path.ts';
import { type DualFigures, holdingAt, payoffRange, shortPrice, worthAt } from './dual-figures.ts';

interface PayoffDiagramProps {
  readonly figures: DualFigures;
  /** The index now; absent while unknown. */
  readonly index: Price | undefined;
}

const width = 320;
const height = 144;
/** Room above the lines for the word at today's index. */
const top = 24;
const floor = 124;
/** The width of a price under the picture: two that are nearer would run into each other. */
const labelRoom = 64;

/** Worth at maturity over the settlement price, beside just holding; with the linked price and today's index. */
export function PayoffDiagram({ figures, index }: PayoffDiagramProps) {
  const t = useMessages();
  const format = useFormat();
  const { linked } = figures;
  const { low, high } = payoffRange(linked, index);
  const values = [low, linked, high].flatMap((one) => [worthAt(figures, one), holdingAt(figures, one)]);
  const least = values.reduce((a, b) => (a < b ? a : b));
  const most = values.reduce((a, b) => (a > b ? a : b));
  const x = (one: Price) => ((one - low) / (high - low)) * width;
  // A position on the screen: the amounts themselves stay whole numbers.
  const y = (worth: bigint) =>
    floor - (Number(((worth - least) * 1_000n) / (most - least || 1n)) / 1_000) * (floor - top);
  const below = price(linked - 1);
  const product = [low, below, linked, high].map((one) => ({ x: x(one), y: y(worthAt(figures, one)) }));
  const holding = [low, high].map((one) => ({ x: x(one), y: y(holdingAt(figures, one)) }));
  const isNear = index !== undefined && Math.abs(x(index) - x(linked)) < labelRoom;
  const linkedText = format.amount(shortPrice(priceToText(linked)));
  return (
    <figure>
      <svg
        role="img"
        aria-label={t('dual.diagram.label', { linked: linkedText })}
        viewBox={`0 0 ${width} ${height}`}
        className="block w-full"
      >
        <path d={`M0,${floor}H${width}`} stroke="var(--line)" />
        <path d={`M${x(linked)},${top - 6}V${floor}`} stroke="var(--line-strong)" strokeDasharray="3 3" />
        <path d={linePath(holding)} fill="none" stroke="var(--text-3)" strokeDasharray="4 4" strokeWidth="1.5" />
        <path d={linePath(product)} fill="none" stroke="var(--up)" strokeWidth="2.25" strokeLinejoin="round" />
        <text
          x={Math.min(Math.max(x(linked), labelRoom / 2), width - labelRoom / 2)}
          y={height - 6}
          textAnchor="middle"
          className="fill-(--text-2) text-[0.6875rem] tabular-nums"
        >
          {linkedText}
        </text>
        {index !== undefined && (
          <>
            {!isNear && (
              <text
                x={Math.min(Math.max(x(index), labelRoom / 2), width - labelRoom / 2)}
                y={height - 6}
                textAnchor="middle"
                className="fill-(--accent) text-[0.6875rem] tabular-nums"
              >
                {format.amount(shortPrice(priceToText(index)))}
              </text>
            )}
            <path
              d={`M${x(index)},${y(worthAt(figures, index))}V${floor}`}
              stroke="var(--accent)"
              strokeDasharray="1 3"
            />
            <circle cx={x(index)} cy={y(worthAt(figures, index))} r="4" fill="var(--accent)" />
            <text
              x={Math.min(Math.max(x(index), 16), width - 16)}
              y={y(worthAt(figures, index)) - 9}
              textAnchor="middle"
              className="fill-(--accent) text-[0.6875rem]"
            >
              {t('dual.diagram.now')}
            </text>
          </>
        )}
      </svg>
      <figcaption className="mt-1 flex flex-wrap gap-x-4 gap-y-1 text-11 text-fg-3">
        <span className="flex items-center gap-1.5">
          <span aria-hidden className="h-0.5 w-4 rounded-full bg-up" />
          {t('dual.diagram.product')}
        </span>
        <span className="flex items-center gap-1.5">
          <span aria-hidden className="h-0 w-4 border-t-2 border-dashed border-fg-3" />
          {t('dual.diagram.holding')}
        </span>
        <span>{t('dual.diagram.caption')}</span>
      </figcaption>
    </figure>
  );
}
