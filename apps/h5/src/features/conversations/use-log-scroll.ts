import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';

interface LogScroll {
  readonly box: RefObject<HTMLDivElement | null>;
  readonly content: RefObject<HTMLDivElement | null>;
  readonly isAtEnd: boolean;
  readonly toEnd: () => void;
  /** Shows the line of a message, and lights it up; false when it is not in the document. */
  readonly show: (seq: number) => boolean;
}

interface LogScrollSettings {
  /** Changes when a page was put in front. */
  readonly firstKey: string | undefined;
  /** Changes with each new message. */
  readonly lastKey: number;
  readonly onNearStart: () => void;
  readonly onAtEnd: () => void;
}

const nearPx = 400;
const endPx = 48;
const lightMs = 1_600;

/**
 * The scrolling of a log: it stays at its end while one is there, also when pictures or the keyboard change its height;
 * an older page in front moves nothing that is seen.
 */
export function useLogScroll({ firstKey, lastKey, onNearStart, onAtEnd }: LogScrollSettings): LogScroll {
  const box = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const [isAtEnd, setIsAtEnd] = useState(true);
  const place = useRef({ isAtEnd: true, height: 0, hasBegun: false });
  const nearStart = useEffectEvent(onNearStart);
  const atEnd = useEffectEvent(onAtEnd);

  useEffect(() => {
    const [area, inner] = [box.current, content.current];
    if (area === null || inner === null) return undefined;
    const look = () => {
      const { scrollTop, scrollHeight, clientHeight } = area;
      const isEnd = scrollHeight - scrollTop - clientHeight < endPx;
      place.current = { ...place.current, isAtEnd: isEnd, height: scrollHeight };
      setIsAtEnd(isEnd);
      if (isEnd) atEnd();
      if (scrollTop < nearPx) nearStart();
    };
    const resized = new ResizeObserver(() => {
      if (place.current.isAtEnd) area.scrollTop = area.scrollHeight;
      place.current.height = area.scrollHeight;
    });
    area.addEventListener('scroll', look, { passive: true });
    resized.observe(area);
    resized.observe(inner);
    return () => {
      area.removeEventListener('scroll', look);
      resized.disconnect();
    };
  }, []);

  useLayoutEffect(() => {
    const area = box.current;
    if (area === null || firstKey === undefined) return;
    const { hasBegun, height, isAtEnd: wasAtEnd } = place.current;
    if (!hasBegun) {
      // At first the end, or the line before what is new.
      const line = area.querySelector<HTMLElement>('[data-unread]');
      area.scrollTop = line === null ? area.scrollHeight : line.offsetTop - 80;
    } else if (!wasAtEnd) {
      area.scrollTop += area.scrollHeight - height;
    }
    place.current = { ...place.current, hasBegun: true, height: area.scrollHeight };
  }, [firstKey]);

  useEffect(() => {
    const area = box.current;
    // A log that is shorter than its box never scrolls: all of it is in view.
    if (area !== null && firstKey !== undefined && lastKey > 0 && area.scrollHeight <= area.clientHeight) atEnd();
  }, [firstKey, lastKey]);

  return {
    box,
    content,
    isAtEnd,
    toEnd: () => box.current?.scrollTo({ top: box.current.scrollHeight }),
    show(seq) {
      const line = content.current?.querySelector<HTMLElement>(`[data-seq="${seq}"]`);
      if (line === null || line === undefined) return false;
      line.scrollIntoView({ block: 'center' });
      line.dataset.lit = '';
      setTimeout(() => delete line.dataset.lit, lightMs);
      return true;
    },
  };
}
