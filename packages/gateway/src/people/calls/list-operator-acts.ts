import { listOperatorActs, personActs } from '@candor/api';
import { done, present } from '@candor/kernel';
import { pageAnswer } from '../../serving/own-lists.ts';
import { serveUser } from '../../serving/serve.ts';

export default serveUser(listOperatorActs, async ({ platform }, page, { user }) => {
  const told = await platform.audit.toldTo(user.accountId, page);
  return done(
    pageAnswer(page, told, ({ auditId, atMs, act, isView, name, role }) => ({
      actId: auditId,
      atMs,
      act: present(
        personActs.find((known) => known === act),
        'an act was recorded by a word of the contract, which keeps its words',
      ),
      isView,
      operator: name,
      role,
    })),
  );
});
