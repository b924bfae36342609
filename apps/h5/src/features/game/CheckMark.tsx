import { cx } from '@candor/kit';
import { ShieldCheck, ShieldQuestion, ShieldX } from 'lucide-react';
import { useMessages } from '#i18n/use-messages.ts';
import type { TurnCheck } from './verify-turn.ts';

const icons = { right: ShieldCheck, wrong: ShieldX, unable: ShieldQuestion } as const;
const colours = { right: 'text-accent', wrong: 'text-danger', unable: 'text-fg-3' } as const;

interface CheckMarkProps {
  readonly check: TurnCheck;
  /** The sign alone, with the words for screen readers. */
  readonly isShort?: boolean;
}

/** The finding of this device, which has drawn a turn again. */
export function CheckMark({ check, isShort = false }: CheckMarkProps) {
  const t = useMessages();
  const Icon = icons[check];
  return (
    <span className={cx('inline-flex items-center gap-1.5 text-12 font-medium', colours[check])}>
      <Icon aria-hidden className="size-4 shrink-0" />
      <span className={cx(isShort && 'sr-only')}>{t(`game.checks.${check}`)}</span>
    </span>
  );
}
