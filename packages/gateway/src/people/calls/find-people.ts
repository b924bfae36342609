import { findPeople, personKeysOf } from '@candor/api';
import { done } from '@candor/kernel';
import { serveOperator } from '../../serving/serve.ts';
import { contactsOf } from '../contacts.ts';
import { findPersons } from '../find-persons.ts';

export default serveOperator(findPeople, async (deps, { q }, { operator }) => {
  const found = await findPersons(deps, personKeysOf(operator.role), q);
  operator.about(found.map(({ person }) => person.accountId));
  return done(
    found.map(({ person, by }) => {
      const { accountId, uid, nickname } = person;
      return { accountId, uid, nickname, ...contactsOf(person), by };
    }),
  );
});
