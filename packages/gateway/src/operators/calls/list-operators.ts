import { listOperators } from '@candor/api';
import { done } from '@candor/kernel';
import { serveOperator } from '../../serving/serve.ts';

export default serveOperator(listOperators, async ({ platform, exchange }) => {
  const [people, given] = await Promise.all([platform.operatorPeople.list(), exchange.query('operatorRoles')]);
  const roles = new Map(given.map(({ name, role }) => [name, role]));
  const persons = people.map(({ name, invitedBy, joinedAtMs, addresses, sessions }) => ({
    name,
    role: roles.get(name) ?? ('none' as const),
    isMachine: false,
    invitedBy,
    joinedAtMs,
    addresses: [...addresses],
    sessions: [...sessions],
  }));
  const joined = new Set(people.map(({ name }) => name));
  // Their role waits for them, or they never came.
  const invited = given
    .filter(({ name }) => !joined.has(name))
    .map(({ name, role }) => ({ name, role, isMachine: false, invitedBy: '', addresses: [], sessions: [] }));
  const machines = platform.operators.list.map(({ name, role }) => ({
    name,
    role,
    isMachine: true,
    invitedBy: '',
    addresses: [],
    sessions: [],
  }));
  return done([...persons, ...invited, ...machines]);
});
