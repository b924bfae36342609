import { ChevronRight, MessagesSquare } from 'lucide-react';
import { navigateTo } from '#app/navigation.ts';
import { useMessages } from '#i18n/use-messages.ts';

/** The way to the room of the app's language, in one quiet line. */
export function ChatEntry() {
  const t = useMessages();
  return (
    <button
      type="button"
      onClick={() => navigateTo('/pages/chat/chat')}
      className="press flex min-h-12 w-full items-center gap-3 rounded-tile border border-line bg-surface px-3.5 text-left"
    >
      <MessagesSquare aria-hidden className="size-5 shrink-0 text-fg-2" strokeWidth={1.75} />
      <span className="min-w-0 flex-1">
        <span className="block text-14 font-medium">{t('common.titles.chat')}</span>
        <span className="block truncate text-12 text-fg-3">{t('home.chatText')}</span>
      </span>
      <ChevronRight aria-hidden className="size-4 shrink-0 text-fg-3" />
    </button>
  );
}
