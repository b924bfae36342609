import type { ReactNode } from 'react';

interface TileProps {
  readonly name: string;
  readonly value: string;
  readonly look?: 'plain' | 'danger';
  /** Below the figure: its picture over time. */
  readonly children?: ReactNode;
}

/** One figure with its name. */
export function Tile({ name, value, look = 'plain', children }: TileProps) {
  return (
    <section className="flex min-w-0 flex-col gap-2 rounded-tile border border-line bg-surface p-4">
      <h2 className="text-12 text-fg-2">{name}</h2>
      <p className={`text-22 font-semibold tabular-nums ${look === 'danger' ? 'text-danger' : ''}`}>{value}</p>
      {children}
    </section>
  );
}
