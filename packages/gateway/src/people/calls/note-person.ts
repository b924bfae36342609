import { notePerson } from '@candor/api';
import { done, reject } from '@candor/kernel';
import { serveOperator } from '../../serving/serve.ts';

export default serveOperator(notePerson, async ({ platform }, { accountId, text }, { operator }) => {
  if ((await platform.persons.byAccount(accountId)) === undefined) return reject('account_not_found');
  await platform.persons.addNote({ accountId, operator: operator.name, text });
  return done({});
});
