import { listAllocation, type ProjectRow } from '@candor/api';
import { allocationOf, allocationPage, stepSize } from '@candor/exchange/rules';
import { call } from '#client/read.ts';
import { amountOf } from './figures.ts';

interface Checked {
  readonly rows: number;
  /** The published rule gives every row what it was allocated. */
  readonly isSame: boolean;
  /** Hex, of the whole list as it was read. */
  readonly hash: string;
}

/** The SHA-256 of a text in hex; undefined where the browser has none, as on pages without https. */
export async function sha256Of(text: string): Promise<string | undefined> {
  const { subtle } = globalThis.crypto;
  if (subtle === undefined) return undefined;
  const digest = await subtle.digest('SHA-256', new TextEncoder().encode(text));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Reads the whole allocation list, allocates again by the core's own rule, and hashes the list page by page. */
export async function checkAllocation(project: ProjectRow): Promise<Checked | undefined> {
  const { projectId, tokenScale, mode } = project;
  const wanted: bigint[] = [];
  const allocated: bigint[] = [];
  let hash = '';
  for (let page = 1; ; page++) {
    const { data, total } = await call(listAllocation, { projectId, page, limit: stepSize });
    const rows = data.map((row) => ({
      number: row.number,
      wanted: amountOf(row.wanted, tokenScale),
      allocated: amountOf(row.allocated, tokenScale),
    }));
    const next = await sha256Of(allocationPage(hash, rows));
    if (next === undefined) return undefined;
    hash = next;
    for (const row of rows) {
      wanted.push(row.wanted);
      allocated.push(row.allocated);
    }
    if (rows.length < stepSize || page * stepSize >= total) break;
  }
  const issuance = amountOf(project.issuance, tokenScale);
  const again =
    mode === 'first_come' ? wanted : allocationOf(wanted, issuance, amountOf(project.accountMax, tokenScale));
  const isWithin = allocated.reduce((sum, one) => sum + one, 0n) <= issuance;
  return { rows: wanted.length, isSame: isWithin && again.every((one, at) => one === allocated[at]), hash };
}
