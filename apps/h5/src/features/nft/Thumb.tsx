import { nftMediaPath } from '@candor/api';
import { cx } from '@candor/kit';
import { useState } from 'react';

interface ThumbProps {
  readonly hash: string;
  /** Its size and shape. */
  readonly className: string;
}

/** The small picture of a work or a series. Decorative: the name is beside it. */
export function Thumb({ hash, className }: ThumbProps) {
  const [broken, setBroken] = useState<string>();
  if (broken === hash) {
    return <span aria-hidden className={cx('block shrink-0 bg-inset', className)} />;
  }
  return (
    <img
      src={nftMediaPath(hash)}
      alt=""
      loading="lazy"
      decoding="async"
      onError={() => setBroken(hash)}
      className={cx('shrink-0 bg-inset object-cover', className)}
    />
  );
}
