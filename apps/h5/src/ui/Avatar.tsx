import { cx } from '@candor/kit';
import { useState } from 'react';

interface AvatarProps {
  /** Path of the picture; empty when none was chosen. */
  readonly path: string;
  readonly name: string;
  readonly size: number;
  /** Colour behind the first letter; the accent's soft one where it is absent. */
  readonly ground?: string;
}

/** A person's picture, or the first letter of the name. Decorative: the name is beside it. */
export function Avatar({ path, name, size, ground }: AvatarProps) {
  const [broken, setBroken] = useState<string>();
  const box = { width: size, height: size };
  if (path !== '' && path !== broken) {
    return (
      <img
        src={path}
        alt=""
        onError={() => setBroken(path)}
        className="shrink-0 rounded-full bg-inset object-cover"
        style={box}
      />
    );
  }
  return (
    <span
      aria-hidden
      className={cx(
        'grid shrink-0 place-items-center rounded-full font-semibold',
        ground === undefined ? 'bg-accent-soft text-accent' : 'text-white',
      )}
      style={{ ...box, fontSize: size * 0.4, background: ground }}
    >
      {initialOf(name)}
    </span>
  );
}

/** The first letter as a reader sees it, one of two code units included. */
function initialOf(name: string): string {
  return ([...name.trim()][0] ?? '?').toUpperCase();
}
