import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react';
import { onIdle } from '../shell/on-idle.ts';

/**
 * A part of a screen that a tap brings up: a sheet, a dialog. Its code is not the screen's; it comes when the network
 * has nothing else to do, or with the tap.
 */
export function lazyPart<P extends object>(
  load: () => Promise<ComponentType<P>>,
  isWanted: (props: P) => boolean,
): ComponentType<P> {
  const bring = () => load().then((part) => ({ default: part }));
  const Part: ComponentType<P> = lazy(bring);
  let isComing = false;
  return function LazyPart(props) {
    const wanted = isWanted(props);
    // Once shown it stays mounted, so that it can also close with a movement.
    const [wasWanted, setWasWanted] = useState(wanted);
    if (wanted && !wasWanted) setWasWanted(true);
    useEffect(() => {
      if (isComing) return;
      isComing = true;
      const stop = onIdle(() => void bring().catch(console.warn));
      return () => {
        isComing = false;
        stop();
      };
    }, []);
    if (!wasWanted) return null;
    return (
      <Suspense>
        <Part {...props} />
      </Suspense>
    );
  };
}

/** The same for components that are shown by `isOpen`. */
export function lazyDialog<P extends { readonly isOpen: boolean }>(
  load: () => Promise<ComponentType<P>>,
): ComponentType<P> {
  return lazyPart(load, ({ isOpen }) => isOpen);
}
