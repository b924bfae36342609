import { unread } from '#client/unread.ts';
import { myConversations } from './delivery.ts';
import { unreadOf } from './my-conversations.ts';

/**
 * Counts unread messages of customer service wherever the user is in the app; what is on its way from before a reload goes out by the
 * import alone. Returns the function that ends it.
 */
export function hearConversations(): () => void {
  const count = () => {
    unread.setState({ messages: unreadOf('support', myConversations.store.getState().rows.values()) });
  };
  const stopCounting = myConversations.store.subscribe(count);
  const stopWatching = myConversations.watch();
  count();
  return () => {
    stopCounting();
    stopWatching();
    unread.setState({ messages: 0 });
  };
}
