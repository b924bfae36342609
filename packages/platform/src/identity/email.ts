const emailSizeMax = 254;
const localSizeMax = 64;

/**
 * One label after the other with a separator that no label contains, so that matching takes linear time whatever the
 * input (ASVS 1.3.12).
 */
const localPattern = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/;
const domainPattern = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.){1,8}[a-z]{2,63}$/;

/**
 * The normal form in which an address is kept and compared, or undefined when it is not an address. Letters are made
 * small: no provider of note distinguishes `Ann@` from `ann@`, and two accounts that differ only in case would be a
 * trap.
 */
export function normalizeEmail(text: string): string | undefined {
  if (text.length > emailSizeMax + 2) return undefined;
  const address = text.trim().toLowerCase();
  const at = address.lastIndexOf('@');
  if (at < 1 || at > localSizeMax || address.length > emailSizeMax) return undefined;
  if (!localPattern.test(address.slice(0, at)) || !domainPattern.test(address.slice(at + 1))) return undefined;
  return address;
}
