/** Four decimals of a percent are one millionth. */
const decimals = 4;

/** Millionths as percent, exactly: 600 is "0.06". A text that is no number of millionths stays as it is. */
export function percentOf(ppm: string): string {
  if (!/^\d+$/.test(ppm)) return ppm;
  const digits = ppm.padStart(decimals + 1, '0');
  const fraction = digits.slice(-decimals).replace(/0+$/, '');
  const whole = digits.slice(0, -decimals).replace(/^0+(?=\d)/, '');
  return fraction === '' ? whole : `${whole}.${fraction}`;
}

/** The millionths of a percent as people write it, with a point or a comma; absent where it has none. */
export function ppmOf(percent: string): string | undefined {
  const [, whole, fraction = ''] = /^(\d{1,10})(?:[.,](\d{0,4}))?$/.exec(percent.trim()) ?? [];
  if (whole === undefined) return undefined;
  return `${whole}${fraction.padEnd(decimals, '0')}`.replace(/^0+(?=\d)/, '');
}
