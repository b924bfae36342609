import { Info, type LucideIcon, OctagonAlert, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from '../class-names.ts';

export type NoteTone = 'info' | 'warn' | 'danger';

const tones: Readonly<Record<NoteTone, { readonly icon: LucideIcon; readonly ground: string; readonly sign: string }>> =
  {
    info: { icon: Info, ground: 'bg-accent-soft', sign: 'text-accent' },
    warn: { icon: TriangleAlert, ground: 'bg-warn-soft', sign: 'text-warn' },
    danger: { icon: OctagonAlert, ground: 'bg-danger-soft', sign: 'text-danger' },
  };

interface NoteProps {
  readonly tone?: NoteTone;
  readonly title?: ReactNode;
  readonly children?: ReactNode;
  readonly className?: string;
}

/**
 * A warning or remark before going on, in a box with its sign. A failure that has just happened is announced at once.
 */
export function Note({ tone = 'info', title, children, className }: NoteProps) {
  const { icon: Icon, ground, sign } = tones[tone];
  return (
    <div
      role={tone === 'danger' ? 'alert' : 'note'}
      className={cx('flex gap-3 rounded-tile px-3.5 py-3 text-13', ground, className)}
    >
      <Icon aria-hidden className={cx('mt-px size-[1.125rem] shrink-0', sign)} strokeWidth={1.75} />
      <div className="min-w-0 flex-1">
        {title !== undefined && <p className="text-14 font-semibold">{title}</p>}
        {children !== undefined && <div className={cx(title !== undefined && 'mt-0.5 text-fg-2')}>{children}</div>}
      </div>
    </div>
  );
}
