import { Tag, type TagProps } from '@candor/kit/view';
import { useSite } from '#hooks/use-site.ts';
import { useMessages } from '#i18n/use-messages.ts';

/**
 * Marks an installation that trades practice funds, and is nothing where it trades real ones. It is on every screen
 * (RULES 0): our header carries it, a screen with a header of its own puts it there.
 */
export function PracticeBadge({ size }: Pick<TagProps, 'size'>) {
  const t = useMessages();
  if (useSite()?.mode !== 'practice') return null;
  return (
    <Tag look="warn" size={size}>
      {t('common.practice')}
    </Tag>
  );
}
