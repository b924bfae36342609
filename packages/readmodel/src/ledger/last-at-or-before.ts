/** The last of `changes`, which are in order of days, that is not after `day`. */
export function lastAtOrBefore<T extends { readonly day: number }>(changes: readonly T[], day: number): T | undefined {
  let low = 0;
  let high = changes.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((changes[middle] as T).day <= day) low = middle + 1;
    else high = middle;
  }
  return changes[low - 1];
}
