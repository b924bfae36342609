import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type OperatorRole, operatorRoles } from '@candor/api';
import { drawOperatorToken, operatorTokenHash } from '@candor/platform';
import { operatorDoorOf } from '../load/operator-doors.ts';
import { startServerProcess } from '../load/server-process.ts';
import { codesAtPage, codesIn } from './codes.ts';
import { People } from './people.ts';

/** The address for operators, and a token of each role. */
export interface OperatorsDoor {
  readonly address: string;
  readonly tokens: Readonly<Record<OperatorRole, string>>;
}

/** A server under attack, and the people at it. */
export interface Victim {
  readonly address: string;
  readonly people: People;
  /** Absent: its operators are not ours. */
  readonly operators?: OperatorsDoor;
  stop(): Promise<void>;
}

const tokens = Object.fromEntries(
  operatorRoles.map((role) => [role, drawOperatorToken(() => createHash('sha256').update(role).digest())]),
) as Record<OperatorRole, string>;
const accesses = operatorRoles.map((role) => `${role}:${role}:${operatorTokenHash(tokens[role])}`);

/** A server of our own on a fresh folder, with the limits of an installation or without any. */
export async function ownVictim(limits: 'standard' | 'none'): Promise<Victim> {
  const dataFolder = mkdtempSync(join(tmpdir(), 'candor-attack-'));
  const server = await startServerProcess(dataFolder, process.cwd(), {
    CANDOR_LIMITS: limits,
    CANDOR_OPERATORS: accesses.join(','),
    // Refusals would be a line each; faults are shown.
    LOG_LEVEL: 'error',
  });
  return {
    address: server.address,
    people: new People(server.address, codesIn(dataFolder)),
    operators: { address: operatorDoorOf(server.address), tokens },
    async stop() {
      await server.stop();
      rmSync(dataFolder, { recursive: true, force: true });
    },
  };
}

/** A practice server that runs on this machine; it goes on afterwards, with some users more. */
export function runningVictim(address: string): Victim {
  return { address, people: new People(address, codesAtPage(address)), stop: () => Promise.resolve() };
}

/** The address of a server that may be attacked, as `http://host:port`; `undefined` for any that is not on this machine. */
export function attackable(text: string): string | undefined {
  if (!URL.canParse(text)) return undefined;
  const { protocol, hostname, origin } = new URL(text);
  const isHere = hostname === 'localhost' || /^127(\.\d{1,3}){3}$/.test(hostname);
  return protocol === 'http:' && isHere ? origin.replace('localhost', '127.0.0.1') : undefined;
}
