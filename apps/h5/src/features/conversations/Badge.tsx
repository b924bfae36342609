import type { WriterRole } from '@candor/api';
import { Tag } from '@candor/kit/view';
import { BadgeCheck, Bot } from 'lucide-react';
import { useMessages } from '#i18n/use-messages.ts';

/** The writer, where it is not a user: from the role of the session alone, never from a name, text or picture. */
export function Badge({ role }: { readonly role: WriterRole }) {
  const t = useMessages();
  if (role === 'staff')
    return (
      <Tag look="accent" icon={<BadgeCheck aria-hidden />}>
        {t('conversation.staff')}
      </Tag>
    );
  if (role === 'assistant')
    return (
      <Tag look="warn" icon={<Bot aria-hidden />}>
        {t('conversation.assistant')}
      </Tag>
    );
  return null;
}
