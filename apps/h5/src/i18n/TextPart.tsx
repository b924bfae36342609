import type { TextPartName } from '@candor/messages';
import { type ReactNode, useEffect } from 'react';
import { CallError } from '#client/call-error.ts';
import { Failure } from '#ui/Failure.tsx';
import { SkeletonCard, SkeletonRows } from '#ui/Skeleton.tsx';
import { stateOfParts, useTextParts } from './text-parts.ts';

interface TextPartProps {
  /** The part that the children say, or all of them when they say several. */
  readonly part: TextPartName | readonly TextPartName[];
  readonly children: ReactNode;
  /** The shape of what is coming; a card and rows where none is given. */
  readonly skeleton?: ReactNode;
}

const notLoaded = new CallError({ kind: 'broken', code: 'chunk_load_error' });

/**
 * Shows its children when their part of the texts is here, and fetches it when it is not. A change of language keeps
 * what is shown until all parts of the new one have come.
 */
export function TextPart({ part, children, skeleton }: TextPartProps) {
  const parts = useTextParts();
  const names = typeof part === 'string' ? [part] : part;
  const state = stateOfParts(parts, names);
  const fetch = () => parts.fetch(names);
  useEffect(() => {
    if (state === 'absent') fetch();
  });
  if (state === 'ready') return children;
  if (state === 'failed') {
    return (
      <div className="p-4">
        <Failure error={notLoaded} onRetry={fetch} />
      </div>
    );
  }
  return (
    skeleton ?? (
      <div className="flex flex-col gap-3 p-4">
        <SkeletonCard />
        <SkeletonRows rows={5} />
      </div>
    )
  );
}
