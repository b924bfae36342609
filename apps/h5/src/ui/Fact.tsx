import type { ReactNode } from 'react';

/** A line of a summary: name and value. Put several in a Facts. */
export function Fact({ label, children }: { readonly label: ReactNode; readonly children: ReactNode }) {
  return (
    <div className="flex items-baseline justify-between gap-x-4 py-1 huge:flex-wrap">
      <dt className="text-13 text-fg-2">{label}</dt>
      <dd className="ml-auto text-right text-14 font-medium wrap-anywhere tabular-nums">{children}</dd>
    </div>
  );
}

/** Every figure before the tap. */
export function Facts({ children }: { readonly children: ReactNode }) {
  return <dl>{children}</dl>;
}
