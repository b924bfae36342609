import { Hourglass } from 'lucide-react';
import { useMessages } from '#i18n/use-messages.ts';
import { timeLeftText } from '#lib/time-left.ts';
import { Ring } from '#ui/Ring.tsx';

interface CountdownProps {
  readonly fromMs: number;
  readonly untilMs: number;
  readonly nowMs: number;
}

/**
 * The rest of the wait, in a ring that empties. A timer: screen readers read it on request, not every second. After its
 * end it has no figure.
 */
export function Countdown({ fromMs, untilMs, nowMs }: CountdownProps) {
  const t = useMessages();
  // The server's time is guessed to half a second: no wait begins with more than all of it.
  const wholeMs = Math.max(1, untilMs - fromMs);
  const leftMs = Math.min(wholeMs, Math.max(0, untilMs - nowMs));
  return (
    <Ring share={leftMs / wholeMs} size={168} stroke={6} colour="var(--accent)" isSmooth>
      {leftMs > 0 ? (
        <span role="timer" className="flex flex-col items-center">
          <span className="text-30 font-semibold tabular-nums">{timeLeftText(leftMs)}</span>
          <span className="text-12 text-fg-2">{t('recovery.wait.left')}</span>
        </span>
      ) : (
        <Hourglass aria-hidden className="size-9 text-fg-2" strokeWidth={1.5} />
      )}
    </Ring>
  );
}
