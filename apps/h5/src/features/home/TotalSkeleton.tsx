import { Skeleton } from '@candor/kit/view';

/** As high as the figures that come in its place. */
export function TotalSkeleton() {
  return <Skeleton className="h-17.5 justify-center gap-3" blocks={['h-7 w-44', 'h-3.5 w-36']} />;
}
