import { getSupportTranscript } from '@candor/api';
import { done } from '@candor/kernel';
import { serveUser } from '../../serving/serve.ts';
import { transcriptOf } from '../transcript.ts';

export default serveUser(getSupportTranscript, async ({ platform, statements, clock }, { caseId }, { user, lang }) => {
  const found = await platform.support.find(caseId, user.userId);
  if (!found.ok) return found;
  const transcript = await transcriptOf(platform, found.value, { lang, nowMs: clock() });
  const { fileName, mediaType, content } = await statements.transcript(transcript);
  return done({ fileName, mediaType, content: Buffer.from(content).toString('base64') });
});
