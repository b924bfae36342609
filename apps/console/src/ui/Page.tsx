import type { ReactNode } from 'react';

interface PageProps {
  readonly title: string;
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** A page beside the navigation: its title with what can be done, and what it has. */
export function Page({ title, actions, children }: PageProps) {
  return (
    <main className="flex min-w-0 flex-1 flex-col gap-4 p-6">
      <header className="flex min-h-8 flex-wrap items-center justify-between gap-3">
        <h1 className="text-22 font-semibold">{title}</h1>
        <div className="flex flex-wrap items-center gap-2">{actions}</div>
      </header>
      {children}
    </main>
  );
}

/** A part of a page in a frame. */
export function Panel({ title, children }: { readonly title?: string; readonly children: ReactNode }) {
  return (
    <section className="flex min-w-0 flex-col gap-3 rounded-tile border border-line bg-surface p-4">
      {title !== undefined && <h2 className="text-14 font-semibold">{title}</h2>}
      {children}
    </section>
  );
}
