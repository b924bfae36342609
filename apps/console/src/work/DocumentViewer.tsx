import { RotateCcw, RotateCw, ZoomIn, ZoomOut } from 'lucide-react';
import { type ComponentProps, useLayoutEffect, useRef, useState } from 'react';
import { useMessages } from '../lib/i18n.tsx';
import { useKeys } from '../lib/keys.ts';

interface DocumentViewerProps {
  /** The name of the document. */
  readonly name: string;
  /** A picture that bears the name of who looks, and when. */
  readonly source: string;
}

const zooms = [1, 1.5, 2, 3, 4, 6];
const quarter = 90;
/** Scrolled with the arrow keys, so it has to be reached with Tab. */
const reachable = { tabIndex: 0 };

/** One document to look at closely: larger, turned, moved by its scroll bars or the arrow keys. It cannot be saved from here. */
export function DocumentViewer({ name, source }: DocumentViewerProps) {
  const t = useMessages();
  const [zoom, setZoom] = useState(0);
  const [turns, setTurns] = useState(0);
  const scale = zooms[zoom] ?? 1;
  const frame = useRef<HTMLDivElement>(null);
  // The middle stays in the middle.
  useLayoutEffect(() => {
    const { clientWidth = 0, clientHeight = 0 } = frame.current ?? {};
    frame.current?.scrollTo((clientWidth * (scale - 1)) / 2, (clientHeight * (scale - 1)) / 2);
  }, [scale]);
  const enlarge = (by: number): void => setZoom((before) => Math.min(zooms.length - 1, Math.max(0, before + by)));
  const turn = (by: number): void => setTurns((before) => before + by);
  useKeys({
    '+': () => enlarge(1),
    '=': () => enlarge(1),
    '-': () => enlarge(-1),
    '0': () => setZoom(0),
    '[': () => turn(-1),
    ']': () => turn(1),
  });
  return (
    <figure className="flex min-w-0 flex-col gap-2">
      <figcaption className="flex flex-wrap items-center gap-1.5 text-13 font-medium">
        <span className="flex-1">{name}</span>
        <Tool label={t('documents.smaller')} onClick={() => enlarge(-1)} disabled={zoom === 0}>
          <ZoomOut aria-hidden className="size-4" />
        </Tool>
        <span className="w-12 text-center text-12 text-fg-2 tabular-nums" aria-live="polite">
          {t('documents.zoom', { percent: `${Math.round(scale * 100)}` })}
        </span>
        <Tool label={t('documents.larger')} onClick={() => enlarge(1)} disabled={zoom === zooms.length - 1}>
          <ZoomIn aria-hidden className="size-4" />
        </Tool>
        <Tool label={t('documents.left')} onClick={() => turn(-1)}>
          <RotateCcw aria-hidden className="size-4" />
        </Tool>
        <Tool label={t('documents.right')} onClick={() => turn(1)}>
          <RotateCw aria-hidden className="size-4" />
        </Tool>
      </figcaption>
      <div
        ref={frame}
        {...reachable}
        role="region"
        aria-label={name}
        className="h-[60dvh] overflow-auto rounded-field bg-inset"
      >
        <div
          className="grid min-h-full place-items-center"
          style={{ width: `${scale * 100}%`, height: `${scale * 100}%` }}
        >
          <img
            src={source}
            alt={name}
            draggable={false}
            onContextMenu={(event) => event.preventDefault()}
            className="max-h-full max-w-full object-contain"
            style={{ transform: `rotate(${turns * quarter}deg)` }}
          />
        </div>
      </div>
      <p className="text-12 text-fg-3">{t('documents.keys')}</p>
    </figure>
  );
}

function Tool({ label, ...rest }: ComponentProps<'button'> & { readonly label: string }) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      className="inline-flex size-8 items-center justify-center rounded-field bg-inset text-fg-2 disabled:opacity-50"
      {...rest}
    />
  );
}
