import './preview.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import '../register-routes.ts';
import { registerNavigator } from '#app/navigation.ts';
import { MessagesProvider } from '#i18n/MessagesProvider.tsx';
import { bringTexts } from '#i18n/texts.ts';
import { queryClient } from '../query-client.ts';
import { isInConsole } from './console-link.ts';
import { allowOnlyChoices } from './only-choices.ts';
import { PreviewPage } from './PreviewPage.tsx';

const nothing = () => undefined;

if (isInConsole()) {
  allowOnlyChoices();
  registerNavigator({
    place: () => ({ href: '/', depth: 0 }),
    go: nothing,
    intercept: () => nothing,
    askToLogIn: nothing,
    endSession: nothing,
  });
  await bringTexts();
  createRoot(document.getElementById('root') as HTMLElement).render(
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <MessagesProvider>
          <PreviewPage />
        </MessagesProvider>
      </QueryClientProvider>
    </StrictMode>,
  );
}
