import { atScale, cx, decimalFrom } from '@candor/kit';
import { useFormat } from '#hooks/use-format.ts';
import { useMessages } from '#i18n/use-messages.ts';

interface UsedBarProps {
  /** Decimal text, zero or more. */
  readonly used: string;
  readonly most: string | undefined;
  readonly code: string;
}

/** The used part of a day's limit, in figures and as a bar. */
export function UsedBar({ used, most, code }: UsedBarProps) {
  const t = useMessages();
  const format = useFormat();
  const shown = (text: string) => format.amount(text, 2);
  const percent = most === undefined ? 0 : percentUsed(used, most);
  return (
    <>
      {most !== undefined && (
        <span aria-hidden className="block h-1 overflow-hidden rounded-full bg-inset">
          <span
            className={cx('block h-full rounded-full', percent >= 80 ? 'bg-warn' : 'bg-accent')}
            style={{ width: `${percent}%` }}
          />
        </span>
      )}
      <p className="text-12 text-fg-2 tabular-nums">
        {most === undefined
          ? t('options.limits.used', { used: shown(used), asset: code })
          : t('options.limits.usedOf', { used: shown(used), most: shown(most), asset: code })}
      </p>
    </>
  );
}

function percentUsed(used: string, most: string): number {
  const [part, whole] = [decimalFrom(used), decimalFrom(most)];
  if (part === undefined || whole === undefined || part.units <= 0n || whole.units <= 0n) return 0;
  const scale = Math.max(part.scale, whole.scale);
  return Math.min(Number((atScale(part, scale) * 100n) / atScale(whole, scale)), 100);
}
