import { listCorrections } from '@candor/api';
import { done } from '@candor/kernel';
import { atomsToText } from '@candor/money';
import { pageAnswer } from '../../serving/own-lists.ts';
import { serveOperator } from '../../serving/serve.ts';
import { caughtUp } from '../../settings/caught-up.ts';
import { personsOf, sideOfAccount } from '../corrections.ts';

export default serveOperator(listCorrections, async (deps, page, { operator }) => {
  await caughtUp(deps);
  const found = await deps.reader.corrections(page);
  operator.about(found.rows.flatMap(personsOf));
  return done(
    pageAnswer(page, found, ({ fromAccountId, toAccountId, assetId, amount, ...row }) => {
      const { code, scale } = deps.market.instruments.assetOf(assetId);
      const { proposalId, corrects, reason, operators, sequence, atMs } = row;
      return {
        proposalId,
        from: sideOfAccount(fromAccountId),
        to: sideOfAccount(toAccountId),
        assetId,
        code,
        amount: atomsToText(amount, scale),
        corrects,
        reason,
        operators: [...operators],
        sequence,
        atMs,
      };
    }),
  );
});
