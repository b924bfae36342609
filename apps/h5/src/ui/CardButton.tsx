import type { ReactNode } from 'react';

interface CardButtonProps {
  readonly onPress: () => void;
  readonly children: ReactNode;
}

/** A card of a list that opens what it sums up. */
export function CardButton({ onPress, children }: CardButtonProps) {
  return (
    <button
      type="button"
      onClick={onPress}
      className="press block w-full rounded-card border border-line bg-surface p-4 text-left"
    >
      {children}
    </button>
  );
}
