import { defineTopic } from '../../wire/define-topic.ts';
import { leverRisk } from '../account.ts';

export const riskTopic = defineTopic({
  name: 'risk',
  key: [],
  access: 'signed_in',
  summary: 'The contract account at the present mark, at most once a second while it changes.',
  snapshot: leverRisk,
  update: leverRisk,
});
