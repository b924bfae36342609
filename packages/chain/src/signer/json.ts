/** JSON with whole numbers of any size and with bytes: `{"$big":"12"}`, `{"$bytes":"00ff"}`. */
export function encode(value: unknown): string {
  return JSON.stringify(value, function (this: Readonly<Record<string, unknown>>, name, one: unknown) {
    // A Buffer has been made into an object of its own kind by now: `this` still has the original.
    const whole = this[name];
    if (typeof whole === 'bigint') return { $big: String(whole) };
    return whole instanceof Uint8Array ? { $bytes: Buffer.from(whole).toString('hex') } : one;
  });
}

/** Throws for a text that is not JSON, and for a marked number that is none. */
export function decode(text: string): unknown {
  return JSON.parse(text, (_name, one: unknown) => {
    if (typeof one !== 'object' || one === null) return one;
    const { $big: big, $bytes: bytes } = one as { readonly $big?: unknown; readonly $bytes?: unknown };
    if (typeof big === 'string') return BigInt(big);
    return typeof bytes === 'string' ? new Uint8Array(Buffer.from(bytes, 'hex')) : one;
  });
}
