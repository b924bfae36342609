import { useEffect } from 'react';
import { type MessageKey, useMessages } from '../i18n/use-messages.ts';
import { askToLogIn } from '../navigate.ts';
import { Page } from '../ui/Page.tsx';
import { SignedOut } from '../ui/SignedOut.tsx';

/** A protected page opened from an address: it says so, and leads to the login page after 1.2 s. */
export function SignedOutPage({ title }: { readonly title: MessageKey }) {
  const t = useMessages();
  useEffect(() => askToLogIn(), []);
  return (
    <Page title={t(title)}>
      <SignedOut />
    </Page>
  );
}
