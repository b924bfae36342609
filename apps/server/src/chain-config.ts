import { AddressBook, type EvmSettings, type TokenSettings } from '@candor/chain';
import { checkAddress } from '@candor/chain/addresses';
import * as z from 'zod';

/** `USDT:0x…:6`: the code of an asset, its contract, and the decimals it counts in. */
function tokenOf(text: string): TokenSettings | undefined {
  const [, code, address = '', decimals] = /^([A-Z\d]{1,12}):(0x[\da-fA-F]{40}):(\d{1,2})$/.exec(text.trim()) ?? [];
  const check = checkAddress('ERC20', address);
  return code === undefined || !check.ok ? undefined : { code, address: check.address, decimals: Number(decimals) };
}

/** `ETH:0.05`: so much is worth a transaction. */
function leastOf(text: string): readonly [string, string] | undefined {
  const [, code, amount] = /^([A-Z\d]{1,12}):(\d{1,15}(?:\.\d{1,18})?)$/.exec(text.trim()) ?? [];
  return code === undefined || amount === undefined ? undefined : [code, amount];
}

/** The settings of the chain that server and signer share. */
export const commonChainVariables = {
  CANDOR_CHAIN_ID: z
    .string()
    .regex(/^\d{1,15}$/, 'must be the number of a chain')
    .transform(Number)
    .default(1),
  CANDOR_CHAIN_TOKENS: z
    .string()
    .transform((text) => text.split(',').map(tokenOf))
    .refine((tokens) => !tokens.includes(undefined), 'must be a list of code:contract:decimals, such as USDT:0x…:6')
    .transform((tokens) => tokens as TokenSettings[])
    .default([]),
  CANDOR_SIGNER_SOCKET: z.string().min(1, 'must be the path of a Unix socket').max(100, 'is too long for a socket'),
};

export const chainVariables = {
  ...commonChainVariables,
  CANDOR_SIGNER_SOCKET: commonChainVariables.CANDOR_SIGNER_SOCKET.optional(),
  CANDOR_CHAIN_URL: z
    .string()
    .refine((text) => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol), 'must be an http address')
    .optional(),
  CANDOR_CHAIN_XPUB: z
    .string()
    .refine(isPublicKey, "must be the extended public key (xpub…) of m/44'/60'/0'")
    .optional(),
  CANDOR_CHAIN_SWEEP: z
    .string()
    .transform((text) => text.split(',').map(leastOf))
    .refine((least) => !least.includes(undefined), 'must be a list of code:amount, such as USDT:50,ETH:0.05')
    .transform((least) => new Map(least as (readonly [string, string])[]))
    .optional(),
  CANDOR_CHAIN_FROM_BLOCK: z
    .string()
    .regex(/^[1-9]\d{0,14}$/, 'must be the number of a block')
    .transform(Number)
    .optional(),
};

/** Chains whose coins are worth nothing. */
const worthless: readonly number[] = [31_337, 11_155_111, 17_000, 560_048];

type ChainVariables = z.output<z.ZodObject<typeof chainVariables>>;

/** The chain in the settings; a text names the error. Absent: none is set. */
export function chainSettingsOf(read: ChainVariables, mode: 'practice' | 'live'): EvmSettings | string | undefined {
  const { CANDOR_CHAIN_URL: url, CANDOR_CHAIN_XPUB: extendedPublicKey, CANDOR_SIGNER_SOCKET: signerSocket } = read;
  if (url === undefined && extendedPublicKey === undefined && signerSocket === undefined) return undefined;
  if (url === undefined || extendedPublicKey === undefined || signerSocket === undefined) {
    return 'CANDOR_CHAIN_URL, CANDOR_CHAIN_XPUB and CANDOR_SIGNER_SOCKET go together';
  }
  const { CANDOR_CHAIN_ID: chainId, CANDOR_CHAIN_TOKENS: tokens, CANDOR_CHAIN_FROM_BLOCK: fromBlock } = read;
  const { CANDOR_CHAIN_SWEEP: sweepLeast } = read;
  if (mode === 'practice' && !worthless.includes(chainId)) {
    return `CANDOR_CHAIN_ID ${chainId} is no chain for practice: practice funds must not leave on a chain where they are worth something`;
  }
  return { url, chainId, extendedPublicKey, signerSocket, tokens, fromBlock, sweepLeast };
}

function isPublicKey(text: string): boolean {
  try {
    return new AddressBook(text).hotWallet !== '';
  } catch {
    return false;
  }
}
