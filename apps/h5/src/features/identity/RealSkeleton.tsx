import { Skeleton } from '@candor/kit/view';

const card = '-mt-2 h-14 w-full rounded-tile!';

/** Steps, both levels, three kinds of document. */
export function RealSkeleton() {
  return (
    <Skeleton
      className="gap-5 px-4 pt-2"
      blocks={['h-6 w-full rounded-full!', 'h-28 w-full rounded-card!', 'h-4 w-28', card, card, card]}
    />
  );
}
