import type { ReactNode } from 'react';

/** A small figure under its name; three are in a row of `FigureGrid`. */
export function Figure({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div className="min-w-0 nth-[3n]:text-right">
      <dt className="truncate text-11 text-fg-3">{label}</dt>
      <dd className="truncate text-13 font-medium tabular-nums">{children}</dd>
    </div>
  );
}

export function FigureGrid({ children }: { readonly children: ReactNode }) {
  return <dl className="mt-2.5 grid grid-cols-3 gap-x-3 gap-y-2">{children}</dl>;
}
