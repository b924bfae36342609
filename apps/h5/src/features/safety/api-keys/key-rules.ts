import { keyAddressesMax, type KeyScope } from '@candor/api';
import * as z from 'zod/mini';
import { report, says } from '#features/auth-fields/rules.ts';

/** A key cannot withdraw: each withdrawal asks for the pay password and a second factor. */
export const scopesOffered = ['read', 'trade'] as const satisfies readonly KeyScope[];
export type ScopeOffered = (typeof scopesOffered)[number];
export const daysOffered = ['7', '30', '90', '365'] as const;

/** The addresses typed between commas, without empty ones. */
export function addressesOf(typed: string): readonly string[] {
  return typed
    .split(',')
    .map((address) => address.trim())
    .filter((address) => address !== '');
}

const ipv4 = /^(?:(?:25[0-5]|2[0-4]\d|1?\d?\d)(?:\.(?!$)|$)){4}$/;
const ipv6 = /^[0-9a-f:]{2,39}$/i;

/** A first check, to catch impossible ones; the server decides. */
export function isIpAddress(text: string): boolean {
  return ipv4.test(text) || (text.includes(':') && ipv6.test(text));
}

/** A new key: its name, its permissions, its addresses, and its duration. */
export const keyRules = z
  .object({
    name: z.string().check(
      z.refine((name) => name.trim() !== '', says('safety.apiKeys.nameMissing')),
      z.maxLength(32),
    ),
    scopes: z.array(z.enum(scopesOffered)).check(z.minLength(1, says('safety.apiKeys.scopeMissing'))),
    addresses: z.string(),
    days: z.enum(daysOffered),
  })
  .check((payload) => {
    const addresses = addressesOf(payload.value.addresses);
    if (addresses.length > keyAddressesMax || !addresses.every(isIpAddress)) {
      report(payload, 'addresses', says('safety.apiKeys.addressesInvalid'));
    }
  });
export type KeyValues = z.output<typeof keyRules>;
