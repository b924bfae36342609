import { closeSync, fstatSync, openSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { KeyRing, type SignerOptions, type SigningLimits } from '@candor/chain/signer';
import { journalFile } from '@candor/journal';
import { atomsFromText } from '@candor/money';
import * as z from 'zod';
import { commonChainVariables } from './chain-config.ts';
import { ConfigError } from './config.ts';

const amount = String.raw`(\d{1,15}(?:\.\d{1,18})?)`;
const limitForm = new RegExp(`^([A-Z\\d]{1,12}):${amount}:${amount}:${amount}$`);
const gwei = 1_000_000_000n;
const etherDecimals = 18;
/** Rights of anybody but the file's owner. */
const others = 0o077;

/** `USDT:1000:10000:50000`: at most so much in one transaction, an hour, a day. */
function limitsOf(text: string): readonly [string, SigningLimits] | undefined {
  const [, code, transaction, hour, day] = limitForm.exec(text.trim()) ?? [];
  if (code === undefined || transaction === undefined || hour === undefined || day === undefined) return undefined;
  return [code, { transaction, hour, day }];
}

const variables = z.object({
  ...commonChainVariables,
  CANDOR_DATA: z.string().min(1, "must name the server's folder").default('data'),
  CANDOR_SIGNER_DATA: z.string().min(1, 'must name a folder').default('signer-data'),
  CANDOR_SIGNER_KEY_FILE: z.string().min(1, "must name a file with the extended private key of m/44'/60'/0'"),
  CANDOR_SIGNER_LIMITS: z
    .string()
    .transform((text) => text.split(',').map(limitsOf))
    .refine((limits) => !limits.includes(undefined), 'must be a list of code:transaction:hour:day, such as ETH:1:5:20')
    .transform((limits) => new Map(limits as (readonly [string, SigningLimits])[])),
  CANDOR_SIGNER_MAX_FEE_GWEI: z
    .string()
    .regex(/^[1-9]\d{0,6}$/, 'must be a whole number')
    .transform(BigInt)
    .default(200n),
  CANDOR_SIGNER_GAS_HOUR: z
    .string()
    .regex(new RegExp(`^${amount}$`), 'must be an amount of ether')
    .default('0.5')
    .transform((text) => atomsFromText(text, etherDecimals) ?? 0n),
  CANDOR_SIGNER_SWEEPS_HOUR: z
    .string()
    .regex(/^\d{1,6}$/, 'must be a whole number')
    .transform(Number)
    .default(120),
  CANDOR_SIGNER_FIRST_NONCE: z
    .string()
    .regex(/^\d{1,9}$/, 'must be a whole number')
    .transform(Number)
    .default(0),
});

/**
 * The signer's own settings. Throws a `ConfigError` with every fault, and a `Fault` (`chain_key_invalid`) for a key
 * file without such a key; it never repeats a value.
 */
export function readSignerConfig(
  environment: Readonly<Record<string, string | undefined>>,
): Omit<SignerOptions, 'log'> {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const read = variables.safeParse(given);
  if (!read.success) {
    const lines = read.error.issues.map(({ path, message }) => `  ${String(path[0])} ${message}`);
    throw new ConfigError(`The configuration of the signer is not valid:\n${lines.join('\n')}`);
  }
  const { data } = read;
  return {
    settings: {
      chainId: data.CANDOR_CHAIN_ID,
      assets: { nativeCode: 'ETH', tokens: data.CANDOR_CHAIN_TOKENS },
      limits: data.CANDOR_SIGNER_LIMITS,
      maxFeePerGas: data.CANDOR_SIGNER_MAX_FEE_GWEI * gwei,
      gasPerHour: data.CANDOR_SIGNER_GAS_HOUR,
      sweepsPerHour: data.CANDOR_SIGNER_SWEEPS_HOUR,
      firstNonce: data.CANDOR_SIGNER_FIRST_NONCE,
    },
    keys: keysIn(data.CANDOR_SIGNER_KEY_FILE),
    journalPath: resolve(data.CANDOR_DATA, journalFile),
    folder: resolve(data.CANDOR_SIGNER_DATA),
    socketPath: resolve(data.CANDOR_SIGNER_SOCKET),
  };
}

/** Its text goes no further than this: only the key itself is kept. */
function keysIn(path: string): KeyRing {
  const bytes = readPrivately(path);
  try {
    return new KeyRing(bytes.toString('utf8'));
  } finally {
    bytes.fill(0);
  }
}

/** Looks at the file that it then reads: one that others may read is a key that others may have. */
function readPrivately(path: string): Buffer {
  let file: number | undefined;
  try {
    file = openSync(path, 'r');
    const { mode } = fstatSync(file);
    if ((mode & others) === 0) return readFileSync(file);
  } catch (error) {
    throw new ConfigError(`CANDOR_SIGNER_KEY_FILE ${path} cannot be read.`, { cause: error });
  } finally {
    if (file !== undefined) closeSync(file);
  }
  throw new ConfigError(
    `CANDOR_SIGNER_KEY_FILE ${path} is open to other users of this machine: chmod 600 it. If one of them may have read it, the key has to be replaced.`,
  );
}
