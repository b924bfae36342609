import { useState } from 'react';

export interface AvatarProps {
  /** Path of the picture; empty when none was chosen. */
  readonly path: string;
  readonly name: string;
  readonly size: number;
}

/** A person's picture, or the first letter of the name. Decorative: the name stands beside it. */
export function Avatar({ path, name, size }: AvatarProps) {
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
      className="grid shrink-0 place-items-center rounded-full bg-accent-soft font-semibold text-accent"
      style={{ ...box, fontSize: size * 0.4 }}
    >
      {initialOf(name)}
    </span>
  );
}

/** The first letter as a reader sees it, one of two code units included. */
function initialOf(name: string): string {
  return ([...name.trim()][0] ?? '?').toUpperCase();
}
