import { Skeleton } from '@candor/kit/view';

/** Kind of way, network and account, place, amount, terms. */
export function WithdrawSkeleton() {
  return (
    <Skeleton
      className="gap-4"
      blocks={[
        'h-9 w-full rounded-control!',
        'h-28 w-full rounded-card!',
        'h-28 w-full rounded-control!',
        'h-26 w-full rounded-control!',
        'h-20 w-full rounded-tile!',
        'h-3 w-56',
      ]}
    />
  );
}
