import type { ReactNode } from 'react';

/** A figure of an order's card beside its name. */
export function FigurePair({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div className="flex gap-x-1 tabular-nums huge:flex-wrap">
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
