import type * as z from 'zod/mini';
import { socketEvents, type TopicSpec, topicRefusals, topicsPerSocketMax } from '../wire/define-topic.ts';
import { jsonSchema } from './json-schema.ts';
import { allTopics } from '../topics.ts';

/** The part of the API page on live data: OpenAPI has no word for sockets, so it is in Markdown. */
export function describeTopics(): string {
  return [protocol, ...allTopics.map(describe)].join('\n\n');
}

const protocol = `Live data comes over socket.io on the same port. The token goes into the handshake's \`auth\` as
\`{ token }\`, never into the address.

- Emit \`${socketEvents.subscribe}\` with \`{ "topics": ["tickers", "book:1"] }\`. The acknowledgement is
  \`{ ok, snapshots: { name: { seq, data } }, refused: { name: code } }\`; codes are ${topicRefusals.join(', ')}.
- Emit \`${socketEvents.unsubscribe}\` with the same to end it. A connection may hold ${topicsPerSocketMax} topics.
- The server emits \`${socketEvents.message}\` with \`name, { seq, data }\`. \`seq\` counts a topic's updates up by one from the
  snapshot's. After a gap, subscribe again: slow readers lose messages rather than the server its memory.`;

function describe(topic: TopicSpec): string {
  const name = [topic.name, ...topic.key.map((part) => `{${part}}`)].join(':');
  const access = topic.access === 'signed_in' ? ' Needs a signed-in user.' : '';
  return [
    `### \`${name}\`\n\n${topic.summary}${access}`,
    `Snapshot:\n\n${schemaBlock(topic.snapshot)}`,
    `Update:\n\n${schemaBlock(topic.update)}`,
  ].join('\n\n');
}

function schemaBlock(schema: z.core.$ZodType): string {
  return `\`\`\`json\n${JSON.stringify(jsonSchema(schema), null, 1)}\n\`\`\``;
}
