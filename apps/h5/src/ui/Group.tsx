import type { ReactNode } from 'react';

/** Rows that belong together under one small heading. */
export function Group({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section>
      <h2 className="mb-2 text-13 font-medium text-fg-3">{title}</h2>
      <div className="divide-y divide-line rounded-card border border-line bg-surface px-4">{children}</div>
    </section>
  );
}
