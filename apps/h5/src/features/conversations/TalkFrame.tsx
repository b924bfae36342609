import type { ReactNode } from 'react';
import { useKeyboardInset } from './use-keyboard-inset.ts';

/** Room for the page of a conversation above the keyboard, so that its line to write in is always seen. */
export function TalkFrame({ children }: { readonly children: ReactNode }) {
  const inset = useKeyboardInset();
  return (
    <div className="absolute inset-0" style={{ bottom: inset }}>
      {children}
    </div>
  );
}
