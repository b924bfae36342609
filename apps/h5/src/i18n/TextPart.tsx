import { CallError } from '@candor/api';
import { SkeletonCard, SkeletonRows } from '@candor/kit/view';
import type { TextPartName } from '@candor/messages';
import { type ReactNode, useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { Failure } from '#ui/Failure.tsx';
import { bringTexts, textStore } from './texts.ts';

interface TextPartProps {
  /** The part that the children use, or all of them. */
  readonly part: TextPartName | readonly TextPartName[];
  readonly children: ReactNode;
  /** The shape of the coming content; a card and rows by default. */
  readonly skeleton?: ReactNode;
}

const notLoaded = new CallError({ kind: 'broken', code: 'chunk_load_error' });

/**
 * For a sheet or a part of a page whose texts the page itself does not need: shows its children when their part of the
 * texts is here, and fetches it when it is not. The parts of a whole page are declared with its route.
 */
export function TextPart({ part, children, skeleton }: TextPartProps) {
  const names = typeof part === 'string' ? [part] : part;
  const isHere = useStore(textStore, ({ shown }) => names.every((name) => shown?.parts.includes(name)));
  const [hasFailed, setHasFailed] = useState(false);
  useEffect(() => {
    if (!isHere && !hasFailed) bringTexts(names).catch(() => setHasFailed(true));
  });
  if (isHere) return children;
  if (hasFailed) {
    return (
      <div className="p-4">
        <Failure error={notLoaded} onRetry={() => setHasFailed(false)} />
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
