import type { SessionRow } from '@candor/api';
import { cx } from '@candor/kit';
import { Tag, type TagProps } from '@candor/kit/view';
import { Moon } from 'lucide-react';
import { useComingTime } from '#hooks/use-coming-time.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { isClosed } from '#lib/sessions.ts';

/** The market behind a pair is closed: a word and a moon; in the rows of a narrow phone there is room for the word alone. */
export function ClosedTag({ size }: Pick<TagProps, 'size'>) {
  const t = useMessages();
  return (
    <Tag
      look="warn"
      size={size}
      icon={<Moon aria-hidden className={cx(size === 'small' && 'max-[23.6875rem]:hidden')} />}
    >
      {t('market.sessionClosed')}
    </Tag>
  );
}

/** The time at which a closed market opens, in the user's time zone. */
export function OpensAt({ atMs }: { readonly atMs: number }) {
  const t = useMessages();
  const time = useComingTime(atMs);
  return time !== undefined && t('market.opensAt', { time });
}

interface ClosedMarketProps {
  /** Absent: always open. */
  readonly session: SessionRow | undefined;
  readonly className?: string;
}

/** On a card: that its market is closed and when it opens; nothing while it is open. */
export function ClosedMarket({ session, className }: ClosedMarketProps) {
  if (!isClosed(session)) return null;
  return (
    <p className={cx('flex flex-wrap items-center gap-1.5 text-12 text-fg-2', className)}>
      <ClosedTag />
      {session.changesAtMs !== undefined && <OpensAt atMs={session.changesAtMs} />}
    </p>
  );
}
