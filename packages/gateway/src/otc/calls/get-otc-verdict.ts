import { getOtcVerdict } from '@candor/api';
import { done } from '@candor/kernel';
import { serveUser } from '../../serving/serve.ts';
import { signedVerdict } from '../verdict-document.ts';

export default serveUser(getOtcVerdict, async (deps, { orderId, format }, { user, lang, origin }) => {
  const signed = await signedVerdict(deps, { accountId: user.accountId, orderId, origin });
  if (!signed.ok) return signed;
  const { note } = signed.value;
  const { fileName, mediaType, content } =
    format === 'pdf'
      ? await deps.statements.verdict({ ...signed.value, language: lang })
      : { fileName: `otc-verdict-${orderId}.txt`, mediaType: 'text/plain', content: Buffer.from(note) };
  return done({ fileName, mediaType, content: Buffer.from(content).toString('base64') });
});
