import {
  type CallSpec,
  decodeInput,
  encodeOutput,
  type Envelope,
  errorEnvelope,
  type InputOf,
  okEnvelope,
  previewChange,
} from '@candor/api';
import { done, reject } from '@candor/kernel';
import { parameterTextOf, textOf } from '@candor/messages/server';
import type { Context, Deps, ServedCall } from '../../serving/deps.ts';
import { type Draft, withDraft } from '../../serving/draft.ts';
import { serveOperator } from '../../serving/serve.ts';
import { readChange } from '../read-change.ts';

/** Somebody with nothing: no person and no account has these numbers. */
const nobody = { userId: 0, accountId: 0, sessionId: '' };

export default serveOperator(previewChange, async (deps, input, context) => {
  const read = await readChange(deps, input, context.operator.role);
  if (read.is !== 'change') return reject('not_permitted');
  const { refusal } = await deps.exchange.query('changeCheck', read.change);
  const draft = refusal === undefined ? await read.served.draftOf?.(deps, read.change) : undefined;
  const asked = draft && readingCall(deps, draft, input.asked);
  if (asked === undefined) return reject('not_permitted');
  const { client, origin } = context;
  const session = draft?.own === undefined ? undefined : nobody;
  const visitor = { lang: input.shownIn, client, origin, hasWorked: false, session };
  return done({ answer: JSON.stringify(await answered(withDraft(deps, draft as Draft), asked, input, visitor)) });
});

/** The call of the app at a path, if a visitor may make it or the draft has it, and it changes nothing. */
function readingCall({ usersCalls }: Deps, { own = [] }: Draft, path: string): ServedCall | undefined {
  const isPublic = ({ access, effect }: CallSpec): boolean => access === 'visitor' && effect === 'reads';
  return (
    own.find(({ call }) => call.path === path) ?? usersCalls.find(({ call }) => call.path === path && isPublic(call))
  );
}

async function answered(
  deps: Deps,
  { call, handle }: ServedCall,
  { input }: InputOf<typeof previewChange>,
  visitor: Context,
): Promise<Envelope> {
  const read = decodeInput(call, Object.fromEntries(new URLSearchParams(input)));
  if (!read.ok) return errorEnvelope('parameter_error', parameterTextOf(read.field, read.rule, visitor.lang, []));
  const outcome = await handle(deps, read.value, visitor);
  if (outcome.ok) return okEnvelope(encodeOutput(call, outcome.value as never));
  return errorEnvelope(outcome.code, textOf(outcome.code, visitor.lang));
}
