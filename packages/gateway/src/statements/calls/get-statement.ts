import { getStatement } from '@candor/api';
import { done } from '@candor/kernel';
import { statementFor } from '../statement.ts';
import { statementRowOf } from '../present/statement.ts';
import { serveUser } from '../../serving/serve.ts';

export default serveUser(getStatement, async (deps, input, context) => {
  const read = await statementFor(deps, input, context);
  if (!read.ok) return read;
  const { statement, realised = [] } = read.value;
  return done(statementRowOf(deps.market, input.accountType, statement, realised));
});
