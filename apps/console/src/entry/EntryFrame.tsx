import { Logo, Note } from '@candor/kit/view';
import type { ReactNode } from 'react';
import { canUsePasskeys } from './entry.ts';
import { useMessages } from '../lib/i18n.tsx';

interface EntryFrameProps {
  readonly title: string;
  readonly text: string;
  readonly error?: string | undefined;
  readonly children?: ReactNode;
}

/** The page of somebody who is not in yet. */
export function EntryFrame({ title, text, error, children }: EntryFrameProps) {
  const t = useMessages();
  return (
    <main className="mx-auto flex min-h-dvh w-full max-w-sm flex-col justify-center gap-4 p-6">
      <Logo size={40} />
      <h1 className="text-24 font-semibold">{title}</h1>
      <p className="text-14 text-fg-2">{text}</p>
      {canUsePasskeys ? children : <Note tone="danger">{t('console.signIn.noPasskeys')}</Note>}
      {error !== undefined && <Note tone="danger">{error}</Note>}
    </main>
  );
}
