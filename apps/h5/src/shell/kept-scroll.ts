import { type RefObject, useLayoutEffect } from 'react';
import { pathOf } from '#client/navigation.ts';
import { currentDepth, currentHref } from '#app/navigation.ts';
import { routeAt } from '#app/route-table.ts';
import { tabEpoch } from './tab-epoch.ts';

const keptMax = 50;
const places = new Map<string, number>();

function keep(key: string, top: number): void {
  places.delete(key);
  places.set(key, top);
  const oldest = places.keys().next().value;
  if (places.size > keptMax && oldest !== undefined) places.delete(oldest);
}

/** Puts a page's scroll back where it was when the history returns to it, or its tab is shown again. */
export function useKeptScroll(area: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = area.current;
    if (element === null) return;
    const href = currentHref();
    const path = pathOf(href);
    // A tab is one place however it is reached; a pushed page is one place per entry of the history.
    const isTab = routeAt(path)?.tab !== undefined;
    // A tab that was built anew starts at its top.
    const key = isTab ? `${path}#${tabEpoch.getState().epoch}` : `${href}#${currentDepth()}`;
    const before = places.get(key);
    if (before !== undefined && element.scrollTop !== before) element.scrollTo({ top: before });
    const note = () => keep(key, element.scrollTop);
    element.addEventListener('scroll', note, { passive: true });
    return () => element.removeEventListener('scroll', note);
  }, [area]);
}
