import { cx } from '@candor/kit';
import { useEffect, useState } from 'react';
import { qrPath, qrSquares } from '#lib/qr.ts';

interface QrCodeProps {
  readonly text: string;
  /** A description of the code, for people who cannot see it. */
  readonly label: string;
  /** Width and height of the white card, such as `size-[11.5rem]`. */
  readonly className?: string;
}

/** Quiet squares around the code: readers need four. */
const quiet = 4;

/** A QR code, dark on a white card in both themes because readers look for that. */
export function QrCode({ text, label, className = 'size-[11.5rem]' }: QrCodeProps) {
  const [drawn, setDrawn] = useState<{ readonly text: string; readonly path: string; readonly size: number }>();
  useEffect(() => {
    let isWanted = true;
    qrSquares(text).then(
      (squares) => isWanted && setDrawn({ text, path: qrPath(squares), size: squares.length }),
      (error) => console.warn(error),
    );
    return () => {
      isWanted = false;
    };
  }, [text]);
  return (
    <div role="img" aria-label={label} className={cx('shrink-0 overflow-hidden rounded-tile bg-white', className)}>
      {drawn?.text === text && (
        <svg
          aria-hidden
          viewBox={`${-quiet} ${-quiet} ${drawn.size + 2 * quiet} ${drawn.size + 2 * quiet}`}
          shapeRendering="crispEdges"
          className="size-full"
        >
          <path d={drawn.path} fill="#000" />
        </svg>
      )}
    </div>
  );
}
