import type { LucideIcon } from 'lucide-react';
import { Card } from '#ui/Card.tsx';

export interface Point {
  readonly icon: LucideIcon;
  readonly title?: string;
  readonly text: string;
}

interface PointsProps {
  readonly points: readonly Point[];
  /** The subject of the list, for screen readers, where no heading has it. */
  readonly label?: string;
  /** They come one after the other. */
  readonly isOrdered?: boolean;
}

/** The consequences of something, point by point, each with its sign. */
export function Points({ points, label, isOrdered = false }: PointsProps) {
  const List = isOrdered ? 'ol' : 'ul';
  return (
    <Card className="px-4">
      <List className="divide-y divide-line" aria-label={label}>
        {points.map(({ icon: Icon, title, text }) => (
          <li key={text} className="flex items-start gap-3 py-3.5">
            <Icon aria-hidden className="size-5 shrink-0 text-fg-2" strokeWidth={1.75} />
            {title === undefined ? (
              <span className="min-w-0 text-14">{text}</span>
            ) : (
              <div className="min-w-0">
                <p className="text-14 font-semibold">{title}</p>
                <p className="mt-0.5 text-13 wrap-anywhere text-fg-2">{text}</p>
              </div>
            )}
          </li>
        ))}
      </List>
    </Card>
  );
}
