import { asCallError, listAllocation, type ProjectRow } from '@candor/api';
import { allocationPage, allottedTo, stepSize, waterlineOf } from '@candor/exchange/rules';
import { call } from '#client/read.ts';
import { amountOf } from './figures.ts';

interface Checked {
  readonly rows: number;
  /** The published rule gives every row what it was allocated. */
  readonly isSame: boolean;
  /** Hex, of the whole list as it was read. */
  readonly hash: string;
}

/** The rows of a list that have been read, and all of them. */
export interface Progress {
  readonly read: number;
  readonly total: number;
}

interface Reading {
  readonly onProgress: (progress: Progress) => void;
  /** Ends the reading before its end. */
  readonly signal?: AbortSignal;
}

const busyMs = 1_000;
const triesMax = 30;

/** The SHA-256 of a text in hex; undefined where the browser has none, as on pages without https. */
export async function sha256Of(text: string): Promise<string | undefined> {
  const { subtle } = globalThis.crypto;
  if (subtle === undefined) return undefined;
  const digest = await subtle.digest('SHA-256', new TextEncoder().encode(text));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The published list page by page, each as it is hashed. Only one page is held at a time. */
async function* pagesOf(projectId: number, { onProgress, signal }: Reading) {
  let read = 0;
  for (let after: number | undefined; ; ) {
    signal?.throwIfAborted();
    const { data, total } = await patiently(() =>
      call(listAllocation, { projectId, limit: stepSize, ...(after !== undefined && { after }) }),
    );
    read += data.length;
    onProgress({ read, total });
    yield data;
    after = data.at(-1)?.number;
    if (data.length < stepSize || read >= total) return;
  }
}

/** A long list is more pages than may be asked for in a row: what is refused for that comes a moment later. */
async function patiently<T>(ask: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await ask();
    } catch (thrown) {
      if (asCallError(thrown).code !== 'too_many_requests' || tries === triesMax) throw thrown;
      await new Promise((done) => setTimeout(done, busyMs));
    }
  }
}

/**
 * Reads the whole allocation list, allocates again by the core's own rule, and hashes the list page by page. Of each row two
 * numbers are kept: a million rows are 16 MB.
 */
export async function checkAllocation(project: ProjectRow, reading: Reading): Promise<Checked | undefined> {
  const { projectId, tokenScale, mode, subscribers } = project;
  const wanted = new BigUint64Array(subscribers);
  const allocated = new BigUint64Array(subscribers);
  let hash = '';
  let count = 0;
  let sum = 0n;
  for await (const page of pagesOf(projectId, reading)) {
    const rows = page.map((row) => ({
      number: row.number,
      wanted: amountOf(row.wanted, tokenScale),
      allocated: amountOf(row.allocated, tokenScale),
    }));
    const next = await sha256Of(allocationPage(hash, rows));
    if (next === undefined) return undefined;
    hash = next;
    for (const row of rows) {
      wanted[count] = row.wanted;
      allocated[count] = row.allocated;
      sum += row.allocated;
      count += 1;
    }
  }
  const issuance = amountOf(project.issuance, tokenScale);
  const isWhole = count === subscribers && sum <= issuance;
  const isByRule = () =>
    mode === 'first_come'
      ? allocated.every((one, at) => one === wanted[at])
      : isShared(wanted, allocated, { issuance, cap: amountOf(project.accountMax, tokenScale) });
  return { rows: count, isSame: isWhole && isByRule(), hash };
}

function isShared(
  wanted: BigUint64Array,
  allocated: BigUint64Array,
  { issuance, cap }: { readonly issuance: bigint; readonly cap: bigint },
): boolean {
  if (wanted.length === 0) return true;
  const line = waterlineOf(wanted, issuance, cap);
  let { ties } = line;
  return wanted.every((one, at) => {
    const allotted = allottedTo(one, line, ties);
    ties = allotted.ties;
    return allotted.allocated === allocated[at];
  });
}

/** The published list as a table, with a line of heads. */
export async function allocationFile(
  { projectId, tokenCode }: Pick<ProjectRow, 'projectId' | 'tokenCode'>,
  heads: readonly string[],
  reading: Reading,
) {
  const parts: BlobPart[] = [`${heads.map(quoted).join(',')}\r\n`];
  for await (const page of pagesOf(projectId, reading)) {
    parts.push(page.map(({ number, wanted, allocated }) => `${number},${wanted},${allocated}\r\n`).join(''));
  }
  const mediaType = 'text/csv;charset=utf-8';
  const fileName = `ieo-${projectId}-${tokenCode.toLowerCase()}-allocation.csv`;
  return { fileName, mediaType, content: new Blob(parts, { type: mediaType }) };
}

function quoted(text: string): string {
  return `"${text.replaceAll('"', '""')}"`;
}
