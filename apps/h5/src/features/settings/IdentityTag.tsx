import { Tag } from '@candor/kit/view';
import { type MessageKey, useMessages } from '#i18n/use-messages.ts';

const levels = ['settings.identity.none', 'settings.identity.basic', 'settings.identity.advanced'] as const;

/** The level of the verified identity: 0 none, 1 basic, 2 advanced. */
export function IdentityTag({ level }: { readonly level: number }) {
  const t = useMessages();
  const key: MessageKey = levels[level] ?? levels[0];
  return <Tag look={level > 0 ? 'accent' : 'plain'}>{t(key)}</Tag>;
}
