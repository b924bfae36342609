import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { MessagesProvider } from '#i18n/MessagesProvider.tsx';
import { useMessages } from '#i18n/use-messages.ts';
import { queryClient } from './query-client.ts';
import { router } from './router.tsx';
import { UpdatePrompt } from './shell/UpdatePrompt.tsx';
import { ToastHost } from '#ui/Toast.tsx';

export function App() {
  return (
    <QueryClientProvider client={queryClient}>
      <MessagesProvider>
        <RouterProvider router={router()} />
        <Toasts />
        <UpdatePrompt />
      </MessagesProvider>
    </QueryClientProvider>
  );
}

function Toasts() {
  const t = useMessages();
  return <ToastHost label={t('common.notifications')} />;
}
