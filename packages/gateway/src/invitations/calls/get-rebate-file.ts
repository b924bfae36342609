import { getRebateFile } from '@candor/api';
import { done } from '@candor/kernel';
import { sayIn } from '@candor/messages/server';
import type { RebateRecord } from '@candor/readmodel';
import { rebateRowOf } from '../present/rows.ts';
import { awaitOwnWrites } from '../../serving/own-lists.ts';
import { serveUser } from '../../serving/serve.ts';
import { csvOf } from '../../statements/csv.ts';

const rowsMax = 10_000;
const readAtOnce = 500;
const columns = ['time', 'asset', 'amount', 'friend', 'kind', 'fee', 'friendPart', 'record'] as const;

/** Cells of friends who do not let them be seen are empty, as in the list. */
export default serveUser(getRebateFile, async (deps, _input, context) => {
  await awaitOwnWrites(deps, context);
  const { reader, platform, market } = deps;
  const records: RebateRecord[] = [];
  while (records.length < rowsMax) {
    const { rows } = await reader.rebates({
      inviterId: context.user.accountId,
      before: records.at(-1),
      limit: readAtOnce,
    });
    records.push(...rows);
    if (rows.length < readAtOnce) break;
  }
  const people = await platform.invitations.people([...new Set(records.map(({ friendId }) => friendId))]);
  const say = sayIn(context.lang);
  const lines = records.map((record) => {
    const row = rebateRowOf(market.instruments, record, people.get(record.friendId));
    const decimal = (text: string | undefined) => (text === undefined ? '' : { decimal: text });
    return [
      new Date(row.atMs).toISOString(),
      row.code,
      { decimal: row.amount },
      row.friend ?? '',
      row.feeKind === undefined ? '' : say(`words.entryKinds.${row.feeKind}`),
      decimal(row.fee),
      decimal(row.friendPart),
      { decimal: String(record.sequence) },
    ];
  });
  const content = csvOf([columns.map((column) => say(`rebateFile.${column}`)), ...lines]);
  const day = new Date(deps.clock()).toISOString().slice(0, 10);
  return done({
    fileName: `candor-rebates-${day}.csv`,
    mediaType: 'text/csv; charset=utf-8',
    content: Buffer.from(content).toString('base64'),
  });
});
