import { useState } from 'react';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { LoadedScreen } from './load-screen.tsx';
import { SignedOutPage } from './SignedOutPage.tsx';
import { useIsSignedIn } from '#hooks/use-session.ts';
import type { ScreenProps, ScreenRoute } from '#app/screen.ts';

/** One screen behind its access rule and its error boundary. */
export function ScreenHost({ route, params }: ScreenProps & { readonly route: ScreenRoute }) {
  const isSignedIn = useIsSignedIn();
  // Signing out on an open page is no reason to be asked to sign in.
  const [wasSignedIn] = useState(isSignedIn);
  if (route.access === 'signed_in' && !isSignedIn) return <SignedOutPage title={route.title} asks={!wasSignedIn} />;
  return (
    <ErrorBoundary>
      <LoadedScreen route={route} params={params} />
    </ErrorBoundary>
  );
}
