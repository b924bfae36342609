import { isIP } from 'node:net';
import { resolve } from 'node:path';
import type { EvmSettings } from '@candor/chain';
import { operatorRoles } from '@candor/api';
import type { OperatorPlace } from '@candor/gateway';
import type { OperatorAccess, PushSettings, SmsCarrier } from '@candor/platform';
import * as z from 'zod';
import { chainSettingsOf, chainVariables } from './chain-config.ts';

export interface Config {
  readonly port: number;
  readonly host: string;
  /** `host` is not this machine's own: others of its networks reach it. */
  readonly listensToOthers: boolean;
  /** Absolute. */
  readonly dataFolder: string;
  readonly mode: 'practice' | 'live';
  /** Of the simulated market. Absent: the data folder has one, or a new one is drawn. */
  readonly seed?: string | undefined;
  readonly smtpUrl?: string | undefined;
  /** The sender of mails: `Candor <no-reply@candor.example>`. */
  readonly mailFrom: string;
  /** Absent: text messages go where mails go without a server, to the outbox. */
  readonly sms?: SmsCarrier | undefined;
  /** The contact that push services are told, and the one origin that a test's own push service may have. */
  readonly push: PushSettings;
  /** The key that seals personal data. Absent: it is in the data folder. */
  readonly masterKey?: string | undefined;
  readonly publicUrl?: URL | undefined;
  /** Names besides `localhost` and that of `publicUrl` that people reach the site by. */
  readonly hostNames: readonly string[];
  /** Absent: the practice chain. */
  readonly chain?: EvmSettings | undefined;
  /** The machines that make operators' calls, by their tokens. */
  readonly operators: readonly OperatorAccess[];
  /** The place of the console and of operators' calls. */
  readonly operatorPlace: OperatorPlace;
  /** True when the settings name that place: it is this one or none. */
  readonly isOperatorPlaceChosen: boolean;
  /** The public address of the console. Absent: it is reached at its place directly. */
  readonly consoleUrl?: URL | undefined;
  /** The speed of the practice chain and the practice desk, as a multiple of real time; 1 is real time. */
  readonly practiceSpeed: number;
  /** The days that simulated traders have traded before the first start; 0 begins with an empty record. */
  readonly pastDays: number;
  readonly logLevel: (typeof logLevels)[number];
}

/** Impossible settings in the environment; the message names every variable that is wrong, with the reason. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;

const url = (protocols: readonly string[]) =>
  z.string().refine((text) => URL.canParse(text) && protocols.includes(new URL(text).protocol), {
    error: `must be an address that starts with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}`,
  });

const loopback = /^(localhost|127(\.\d{1,3}){3}|::1)$/i;
const hostName = /^[\w-]{1,63}(\.[\w-]{1,63}){0,10}$/;

/** `rita:compliance:<64 hex digits>`. */
function operatorOf(text: string): OperatorAccess | undefined {
  const [, name, role, tokenHash] = /^([\w.-]{1,64}):(\w+):([\da-f]{64})$/.exec(text.trim()) ?? [];
  const known = operatorRoles.find((candidate) => candidate === role);
  if (name === undefined || tokenHash === undefined || known === undefined) return undefined;
  return { name, role: known, tokenHash };
}

const variables = z.object({
  ...chainVariables,
  PORT: z
    .string()
    .regex(/^\d{1,5}$/, 'must be a whole number from 0 to 65535')
    .transform(Number)
    .refine((port) => port <= 65_535, 'must be a whole number from 0 to 65535')
    .default(8080),
  HOST: z.string().min(1, 'must be an address to listen at, such as 127.0.0.1 or 0.0.0.0').default('127.0.0.1'),
  CANDOR_DATA: z.string().min(1, 'must name a folder').default('data'),
  CANDOR_MODE: z.enum(['practice', 'live'], 'must be "practice" or "live"').default('practice'),
  CANDOR_SEED: z
    .string()
    .regex(/^[\w.-]{1,64}$/, 'must be 1 to 64 letters, digits, ".", "-" and "_"')
    .optional(),
  CANDOR_SMTP_URL: url(['smtp:', 'smtps:']).optional(),
  CANDOR_MASTER_KEY: z
    .string()
    .regex(/^[\da-f]{64}(,[\da-f]{64})*$/i, 'must be keys of 64 hex digits, apart by commas, the newest first')
    .optional(),
  CANDOR_MAIL_FROM: z
    .string()
    .regex(
      /^[^<>\r\n]{1,64}<[^<>@\s]{1,64}@[^<>@\s]{1,190}>$/,
      'must be a name and an address: Candor <no-reply@candor.example>',
    )
    .default('Candor <no-reply@localhost>'),
  CANDOR_SMS_URL: url(['http:', 'https:']).optional(),
  CANDOR_SMS_TOKEN: z
    .string()
    .regex(/^[!-~]{8,512}$/, 'must be 8 to 512 visible characters')
    .optional(),
  CANDOR_PUSH_SUBJECT: z
    .string()
    .regex(
      /^(https:\/\/[^\s/]{1,190}(\/\S{0,200})?|mailto:[^<>@\s]{1,64}@[^<>@\s]{1,190})$/,
      'must be an address of https:// or mailto: for the operators of push services',
    )
    .optional(),
  CANDOR_PUSH_TEST_ORIGIN: url(['http:', 'https:'])
    .refine((text) => new URL(text).origin === text, 'must be an origin alone, such as http://127.0.0.1:9000')
    .optional(),
  CANDOR_OPERATORS: z
    .string()
    .transform((text) => text.split(',').map(operatorOf))
    .refine((operators) => !operators.includes(undefined), {
      error: `must be a list of name:role:hash, where the role is ${operatorRoles.join(', ')} and the hash is the SHA-256 of the token in hex`,
    })
    .transform((operators) => operators as OperatorAccess[])
    .refine((operators) => new Set(operators.map(({ name }) => name)).size === operators.length, 'names one twice')
    .refine(
      (operators) => new Set(operators.map(({ tokenHash }) => tokenHash)).size === operators.length,
      'has one token twice: whoever has it would be two people',
    )
    .default([]),
  CANDOR_OPERATOR_PORT: z
    .string()
    .regex(/^(\d{1,5}|\/[^\0]{1,100})$/, 'must be a port from 0 to 65535, or the path of a Unix socket')
    .refine((text) => text.startsWith('/') || Number(text) <= 65_535, 'must be a port from 0 to 65535')
    .optional(),
  CANDOR_OPERATOR_HOST: z.string().min(1, 'must be an address to listen at').default('127.0.0.1'),
  CANDOR_CONSOLE_URL: url(['http:', 'https:']).optional(),
  PUBLIC_URL: url(['http:', 'https:']).optional(),
  CANDOR_HOSTS: z
    .string()
    .transform((text) => text.split(',').map((name) => name.trim()))
    .refine((names) => names.every((name) => hostName.test(name)), {
      error: 'must be names without a port, apart by commas: candor.lan,exchange.example',
    })
    .default([]),
  CANDOR_PRACTICE_SPEED: z
    .string()
    .regex(/^([1-9]|1\d|20)$/, 'must be a whole number from 1 to 20')
    .transform(Number)
    .default(1),
  CANDOR_PAST_DAYS: z
    .string()
    .regex(/^([0-9]|[1-8]\d|90)$/, 'must be a whole number from 0 to 90')
    .transform(Number)
    .default(90),
  LOG_LEVEL: z.enum(logLevels, `must be one of ${logLevels.join(', ')}`).default('info'),
});

/** Reads the environment; an empty variable counts as not set. Throws a `ConfigError` with every fault. */
export function readConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  const given = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''),
  );
  const read = variables.safeParse(given);
  if (!read.success) {
    const lines = read.error.issues.map(({ path, message }) => {
      const name = String(path[0]);
      return `  ${name} ${message} (it is "${hidden(name, given[name])}")`;
    });
    throw new ConfigError(`The configuration is not valid:\n${lines.join('\n')}`);
  }
  const { PORT, HOST, CANDOR_DATA, CANDOR_MODE, CANDOR_SEED, CANDOR_SMTP_URL, LOG_LEVEL } = read.data;
  const { CANDOR_PRACTICE_SPEED, CANDOR_PAST_DAYS } = read.data;
  const {
    CANDOR_MASTER_KEY,
    CANDOR_OPERATORS,
    CANDOR_MAIL_FROM,
    CANDOR_SMS_URL,
    CANDOR_SMS_TOKEN,
    CANDOR_HOSTS,
    CANDOR_CONSOLE_URL,
    CANDOR_PUSH_TEST_ORIGIN,
    PUBLIC_URL,
  } = read.data;
  if ((CANDOR_SMS_URL === undefined) !== (CANDOR_SMS_TOKEN === undefined)) {
    throw new ConfigError('The configuration is not valid:\n  CANDOR_SMS_URL and CANDOR_SMS_TOKEN go together');
  }
  if (CANDOR_PUSH_TEST_ORIGIN !== undefined && CANDOR_MODE === 'live') {
    throw new ConfigError(
      'The configuration is not valid:\n  CANDOR_PUSH_TEST_ORIGIN is for tests in practice: live sends to public push services alone',
    );
  }
  const chain = chainSettingsOf(read.data, CANDOR_MODE);
  if (typeof chain === 'string') throw new ConfigError(`The configuration is not valid:\n  ${chain}`);
  return {
    port: PORT,
    host: HOST,
    listensToOthers: !loopback.test(HOST),
    dataFolder: resolve(CANDOR_DATA),
    mode: CANDOR_MODE,
    seed: CANDOR_SEED,
    smtpUrl: CANDOR_SMTP_URL,
    mailFrom: CANDOR_MAIL_FROM,
    sms:
      CANDOR_SMS_URL === undefined || CANDOR_SMS_TOKEN === undefined
        ? undefined
        : { url: CANDOR_SMS_URL, token: CANDOR_SMS_TOKEN },
    push: { subject: pushSubjectOf(read.data), testOrigin: CANDOR_PUSH_TEST_ORIGIN },
    masterKey: CANDOR_MASTER_KEY,
    chain,
    operators: CANDOR_OPERATORS,
    operatorPlace: operatorPlaceOf(read.data),
    isOperatorPlaceChosen: read.data.CANDOR_OPERATOR_PORT !== undefined,
    consoleUrl: CANDOR_CONSOLE_URL === undefined ? undefined : new URL(CANDOR_CONSOLE_URL),
    publicUrl: PUBLIC_URL === undefined ? undefined : new URL(PUBLIC_URL),
    hostNames: isIP(HOST) === 0 ? [...CANDOR_HOSTS, HOST] : CANDOR_HOSTS,
    practiceSpeed: CANDOR_PRACTICE_SPEED,
    pastDays: CANDOR_PAST_DAYS,
    logLevel: LOG_LEVEL,
  };
}

/** The contact of the installation: a setting of its own, else the site, else the sender of its mails. */
function pushSubjectOf({
  CANDOR_PUSH_SUBJECT: subject,
  CANDOR_MAIL_FROM: mailFrom,
  PUBLIC_URL: site,
}: {
  readonly CANDOR_PUSH_SUBJECT?: string | undefined;
  readonly CANDOR_MAIL_FROM: string;
  readonly PUBLIC_URL?: string | undefined;
}): string {
  if (subject !== undefined) return subject;
  if (site?.startsWith('https:')) return new URL(site).origin;
  return `mailto:${/<(.+)>/.exec(mailFrom)?.[1]}`;
}

/** The port after the users', on this machine, unless the settings name another place. */
function operatorPlaceOf({
  PORT,
  CANDOR_OPERATOR_PORT: place,
  CANDOR_OPERATOR_HOST: host,
}: {
  readonly PORT: number;
  readonly CANDOR_OPERATOR_PORT?: string | undefined;
  readonly CANDOR_OPERATOR_HOST: string;
}): OperatorPlace {
  if (place?.startsWith('/')) return { path: place };
  // If the system chooses one port, it chooses the other one too.
  const next = PORT === 0 || PORT === 65_535 ? 0 : PORT + 1;
  return { port: place === undefined ? next : Number(place), host };
}

const secrets = new Set([
  'CANDOR_SEED',
  'CANDOR_SMTP_URL',
  'CANDOR_CHAIN_URL',
  'CANDOR_CHAIN_XPUB',
  'CANDOR_SMS_TOKEN',
  'CANDOR_SMS_URL',
  'CANDOR_OPERATORS',
  'CANDOR_MASTER_KEY',
]);

/**
 * A mail server's address holds a password; a list of operators reveals how to try their tokens; a key is a key, and so
 * is a seed.
 */
function hidden(name: string, value: string | undefined): string {
  return secrets.has(name) ? '…' : (value ?? '');
}

/** The public address of the app; in practice, without one, this machine by its name. */
export function siteUrlOf({ publicUrl, port }: Config): string {
  return publicUrl?.origin ?? `http://localhost:${port}`;
}

/** True if other machines may reach the server: directly, or through a proxy. */
export function isOpenToOthers({ listensToOthers, publicUrl }: Pick<Config, 'listensToOthers' | 'publicUrl'>): boolean {
  return publicUrl !== undefined || listensToOthers;
}

/** Refuses to start live on the parts that practice uses; the message names everything that is missing (RULES 0). */
export function refuseLive(config: Config): void {
  if (config.mode !== 'live') return;
  const missing = [
    'real price sources: this version has only the simulated one',
    'PostgreSQL (DATABASE_URL): this version keeps its books in SQLite only',
    ...(config.chain === undefined
      ? ['a chain connection: CANDOR_CHAIN_URL, CANDOR_CHAIN_XPUB and CANDOR_SIGNER_SOCKET are not set']
      : []),
    ...(config.smtpUrl === undefined ? ['mail: CANDOR_SMTP_URL is not set'] : []),
    ...unencrypted(config),
    ...(config.publicUrl === undefined ? ['PUBLIC_URL: passkeys and links in mails are made for it'] : []),
  ];
  throw new ConfigError(
    `CANDOR_MODE=live is refused. Live needs, and does not have:\n${missing.map((line) => `  ${line}`).join('\n')}`,
  );
}

/** The channels of codes, messages and the node's reports of deposits that are not encrypted and leave this machine. */
function unencrypted({ smtpUrl, sms, chain }: Config): readonly string[] {
  const isOpen = (text: string | undefined, open: string): boolean => {
    const { protocol, hostname } = new URL(text ?? 'none:');
    return protocol === open && !loopback.test(hostname.replace(/^\[|\]$/g, ''));
  };
  return [
    ...(isOpen(smtpUrl, 'smtp:') ? ['encrypted mail: CANDOR_SMTP_URL must begin with smtps://'] : []),
    ...(isOpen(sms?.url, 'http:') ? ['encrypted text messages: CANDOR_SMS_URL must begin with https://'] : []),
    ...(isOpen(chain?.url, 'http:') ? ['an encrypted way to the node: CANDOR_CHAIN_URL must begin with https://'] : []),
  ];
}
