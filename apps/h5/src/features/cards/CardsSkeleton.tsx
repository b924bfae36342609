import { Skeleton } from '@candor/kit/view';

const card = 'h-22 w-full rounded-card!';

/** Two cards. */
export function CardsSkeleton() {
  return <Skeleton className="gap-4" blocks={[card, card]} />;
}
