import { mailSupportTranscript } from '@candor/api';
import { done, reject } from '@candor/kernel';
import { serveUser } from '../../serving/serve.ts';
import { plainTranscript, transcriptOf } from '../transcript.ts';

export default serveUser(mailSupportTranscript, async ({ platform, clock }, { caseId }, { user, lang }) => {
  const found = await platform.support.find(caseId, user.userId);
  if (!found.ok) return found;
  const profile = await platform.accounts.profile(user.userId);
  if (typeof profile?.email !== 'string') return reject('contact_needed');
  const transcript = await transcriptOf(platform, found.value, { lang, nowMs: clock() });
  await platform.notices.send(user.userId, {
    kind: 'support_transcript',
    case: String(caseId),
    lines: plainTranscript(transcript),
  });
  return done({ isSent: true });
});
