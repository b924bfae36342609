import { unread } from '#client/unread.ts';
import { myConversations } from './delivery.ts';

/**
 * Counts unread messages wherever the user is in the app; what is on its way from before a reload goes out by the
 * import alone. Returns the function that ends it.
 */
export function hearConversations(): () => void {
  const count = () => {
    let messages = 0;
    for (const row of myConversations.store.getState().rows.values()) messages += row.unread;
    unread.setState({ messages });
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
