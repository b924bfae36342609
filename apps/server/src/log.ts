import pino, { type Logger } from 'pino';
import type { Config } from './config.ts';

/** Lines for people on a terminal, JSON for machines otherwise. Standard error: standard output has the start's own words. */
export function createLog({ logLevel }: Pick<Config, 'logLevel'>): Logger {
  const options = { level: logLevel, base: null, timestamp: pino.stdTimeFunctions.epochTime };
  const machine = pino.destination({ dest: 2, sync: true });
  return process.stderr.isTTY
    ? pino(options, { write: (line) => process.stderr.write(friendly(line)) })
    : pino(options, machine);
}

const names: Readonly<Record<number, string>> = {
  10: 'trace',
  20: 'debug',
  30: 'info',
  40: 'warn',
  50: 'error',
  60: 'fatal',
};
const plain = '\u001b[0m';
const dim = '\u001b[2m';
const colours: Readonly<Record<string, string>> = { warn: '\u001b[33m', error: '\u001b[31m', fatal: '\u001b[31m' };

function friendly(line: string): string {
  const { level, time, msg, err, ...details } = JSON.parse(line) as Record<string, unknown>;
  const name = names[level as number] ?? '';
  const at = new Date(time as number).toISOString().slice(11, 23);
  const rest = Object.keys(details).length === 0 ? '' : ` ${dim}${JSON.stringify(details)}${plain}`;
  const stack = (err as { stack?: string } | undefined)?.stack;
  return `${dim}${at}${plain} ${colours[name] ?? ''}${name.padEnd(5)}${plain} ${typeof msg === 'string' ? msg : ''}${rest}\n${stack === undefined ? '' : `${stack}\n`}`;
}
