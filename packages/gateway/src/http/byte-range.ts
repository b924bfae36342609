interface ByteRange {
  readonly first: number;
  /** Itself included. */
  readonly last: number;
}

/**
 * The part of `size` bytes that a `Range` header asks for (RFC 9110, section 14). Absent for all of them: without a header,
 * with one that is none of ours, and with several ranges, which a server may answer with the whole.
 */
export function byteRange(header: string | undefined, size: number): ByteRange | 'unsatisfiable' | undefined {
  const [, from = '', to = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '') ?? [];
  if (from === '' && to === '') return undefined;
  if (from === '') {
    const wanted = Math.min(Number(to), size);
    return wanted === 0 ? 'unsatisfiable' : { first: size - wanted, last: size - 1 };
  }
  const first = Number(from);
  const last = to === '' ? size - 1 : Math.min(Number(to), size - 1);
  if (to !== '' && Number(to) < first) return undefined;
  return first >= size ? 'unsatisfiable' : { first, last };
}
