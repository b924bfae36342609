/** A 32-bit key for a name, so that each symbol and purpose draws numbers of its own (FNV-1a, then mixed). */
export function keyOf(text: string): number {
  let hash = 0x811c_9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x0100_0193);
  return mixed(hash);
}

/** The number drawn at `position` under `key`: the same one whenever it is asked for. From −2^31 to 2^31 − 1. */
export function drawn(key: number, position: number): number {
  return mixed(key ^ Math.imul(position, 0x9e37_79b1));
}

/** Spreads every bit of the input over all bits of the output (the finalizer of MurmurHash3). */
function mixed(value: number): number {
  let hash = value ^ (value >>> 16);
  hash = Math.imul(hash, 0x85eb_ca6b);
  hash ^= hash >>> 13;
  hash = Math.imul(hash, 0xc2b2_ae35);
  return hash ^ (hash >>> 16);
}

/** The sum of a draw's two halves, from −65,535 to 65,535: middle values are the likeliest, as a crowd's moves are. */
export function bell(draw: number): number {
  return (draw & 0xffff) + (draw >>> 16) - 0xffff;
}
