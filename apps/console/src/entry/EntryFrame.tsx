import type { ReactNode } from 'react';
import { canUsePasskeys } from './entry.ts';
import { useMessages } from '../lib/i18n.tsx';

interface EntryFrameProps {
  readonly title: string;
  readonly text: string;
  readonly error?: string | undefined;
  readonly children: ReactNode;
}

/** The page of somebody who is not in yet. */
export function EntryFrame({ title, text, error, children }: EntryFrameProps) {
  const t = useMessages();
  return (
    <main className="mx-auto flex min-h-dvh w-full max-w-sm flex-col justify-center gap-4 p-6">
      <img src="/console/logo.svg" alt="" className="size-10" />
      <h1 className="text-24 font-semibold">{title}</h1>
      <p className="text-14 text-fg-2">{text}</p>
      {canUsePasskeys ? (
        children
      ) : (
        <p role="alert" className="text-13 text-danger">
          {t('console.signIn.noPasskeys')}
        </p>
      )}
      {error !== undefined && (
        <p role="alert" className="text-13 text-danger">
          {error}
        </p>
      )}
    </main>
  );
}
