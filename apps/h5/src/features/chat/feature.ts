import { open, saying } from '#app/feature.ts';

export const routes = saying('talk', [
  open('chat/chat', 'common.titles.chat', () => import('./ChatScreen.tsx').then((m) => m.ChatScreen)),
]);
