import { openSupportCase } from '@candor/api';
import { done, reject } from '@candor/kernel';
import { serveUser } from '../../serving/serve.ts';
import { objectCard } from '../../conversations/objects.ts';
import { supportCaseRowOf } from '../present.ts';

export default serveUser(openSupportCase, async (deps, input, context) => {
  const { platform } = deps;
  const { topic, clientId, text, picture, objectKind, objectId } = input;
  const isAboutSomething = objectKind !== undefined && objectId !== undefined;
  const object = isAboutSomething ? await objectCard(deps, context, { kind: objectKind, objectId }) : undefined;
  if (isAboutSomething && object === undefined) return reject('object_not_found');
  const { userId } = context.user;
  const opened = await platform.support.open({ userId, lang: context.lang, topic, clientId, text, picture, object });
  if (opened.ok) return done(await supportCaseRowOf(platform, opened.value));
  const { code } = opened;
  // A new conversation is open, its own, and has nothing to reply to.
  if (code === 'conversation_not_found' || code === 'conversation_closed' || code === 'message_not_found')
    throw new Error(`a new case was refused: ${code}`);
  return { ...opened, code };
});
