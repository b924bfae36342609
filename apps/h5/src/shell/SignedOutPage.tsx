import { useEffect } from 'react';
import { type MessageKey, useMessages } from '#i18n/use-messages.ts';
import { askToLogIn } from '#app/navigation.ts';
import { Page } from '#ui/Page.tsx';
import { SignedOut } from '#ui/SignedOut.tsx';
import { useDroppedShape } from './use-dropped-shape.ts';

interface SignedOutPageProps {
  readonly title: MessageKey;
  /** Opened by a visitor: shows "please log in first" and leads to the login page after 1.2 s. */
  readonly asks: boolean;
}

/** The page that a visitor sees in place of one that needs a user. */
export function SignedOutPage({ title, asks }: SignedOutPageProps) {
  useDroppedShape();
  const t = useMessages();
  useEffect(() => {
    if (asks) askToLogIn();
  }, [asks]);
  return (
    <Page title={t(title)}>
      <SignedOut />
    </Page>
  );
}
