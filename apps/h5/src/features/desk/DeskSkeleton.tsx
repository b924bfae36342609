import { SkeletonBlock, SkeletonFrame, SkeletonRows } from '@candor/kit/view';
import type { ReactNode } from 'react';
import { deskColumns } from './desk-columns.ts';

interface DeskSkeletonProps {
  /** Height of the two columns, as a class: that of the desk itself, so that nothing moves when it comes. */
  readonly height: string;
  /** Heights of the form's fields, as classes. */
  readonly fields: readonly string[];
  /** The column of prices. */
  readonly children: ReactNode;
  /** The part below, as far as it needs no answer; rows when absent. */
  readonly below?: ReactNode;
}

/** The shape that desks share: a name, a form beside a column of prices, rows below. */
export function DeskSkeleton({ height, fields, children, below }: DeskSkeletonProps) {
  return (
    <>
      <SkeletonFrame>
        <div className="flex h-12 items-center gap-3 px-4">
          <SkeletonBlock className="h-6 w-32" />
          <SkeletonBlock className="h-5 w-14" />
        </div>
        <div className={`${deskColumns} ${height}`}>
          <div className="flex flex-col gap-2">
            {fields.map((field, index) => (
              <SkeletonBlock key={index} className={`shrink-0 rounded-control ${field}`} />
            ))}
            <SkeletonBlock className="mt-auto h-11 shrink-0 rounded-control" />
          </div>
          {children}
        </div>
      </SkeletonFrame>
      {below ?? (
        <div className="border-t border-line px-4 pt-2">
          <SkeletonRows rows={3} />
        </div>
      )}
    </>
  );
}
