import { SkeletonBlock } from '@candor/kit/view';
import { DeskSkeleton } from '#features/desk/DeskSkeleton.tsx';
import { useIsSignedIn } from '#hooks/use-session.ts';
import { VisitorOrders } from './orders/VisitorOrders.tsx';

const fields = [
  'h-9',
  'h-[2.625rem]',
  'h-[2.625rem]',
  'h-[2.625rem]',
  'h-6',
  'h-[2.625rem]',
  'h-4',
  'h-4',
  'h-4',
] as const;
const rows = [1, 2, 3, 4, 5, 6, 7] as const;

/** The spot desk's shape before its figures. */
export function SpotSkeleton() {
  const isSignedIn = useIsSignedIn();
  return (
    <DeskSkeleton height="h-[29.75rem]" fields={fields} below={isSignedIn ? undefined : <VisitorOrders />}>
      <div className="flex flex-col pt-3.5">
        <Levels />
        <div className="flex h-12 items-center">
          <SkeletonBlock className="h-6 w-24" />
        </div>
        <Levels />
        <SkeletonBlock className="mt-2 h-[1.375rem]" />
        <SkeletonBlock className="mt-2 h-7" />
      </div>
    </DeskSkeleton>
  );
}

function Levels() {
  return rows.map((row) => (
    <div key={row} className="flex h-6 items-center justify-between">
      <SkeletonBlock className="h-3 w-14" />
      <SkeletonBlock className="h-3 w-12" />
    </div>
  ));
}
