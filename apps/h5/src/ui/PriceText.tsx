import { compare, cx, decimalFrom } from '@candor/kit';
import { useEffect, useRef } from 'react';
import { useFormat } from '#hooks/use-format.ts';
import { knownPrice } from '#lib/known-price.ts';
import { prefersReducedMotion } from '#lib/reduced-motion.ts';

interface PriceTextProps {
  readonly value: string | undefined;
  /** From the pair's tick. */
  readonly decimals?: number | undefined;
  /** No live source: the text turns grey and stops flashing. */
  readonly isStale?: boolean;
  /** It is on a tint: a flash over that would be too little contrast to read. */
  readonly isQuiet?: boolean;
  readonly className?: string;
}

const flashMs = 400;

/** A live price: a tint of the direction fades over 400 ms on each change; the layout never moves. */
export function PriceText({ value, decimals, isStale = false, isQuiet = false, className }: PriceTextProps) {
  const format = useFormat();
  const span = useRef<HTMLSpanElement>(null);
  const before = useRef(value);
  useEffect(() => {
    const direction = directionOf(before.current, value);
    before.current = value;
    if (direction === 0 || isStale || isQuiet || prefersReducedMotion()) return;
    const colour = direction > 0 ? 'var(--up)' : 'var(--down)';
    span.current?.animate(
      [{ backgroundColor: `color-mix(in srgb, ${colour} 25%, transparent)` }, { backgroundColor: 'transparent' }],
      { duration: flashMs, easing: 'ease-out' },
    );
  }, [value, isStale, isQuiet]);
  return (
    <span ref={span} className={cx('rounded-tag tabular-nums', className, isStale && 'text-fg-3!')}>
      {format.amount(knownPrice(value), decimals)}
    </span>
  );
}

function directionOf(before: string | undefined, after: string | undefined): -1 | 0 | 1 {
  if (before === undefined || after === undefined || before === after) return 0;
  const [a, b] = [decimalFrom(before), decimalFrom(after)];
  return a === undefined || b === undefined ? 0 : compare(b, a);
}
