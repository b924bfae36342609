import { setNftArtist } from '@candor/api';
import { done, reject } from '@candor/kernel';
import { serveOperator } from '../../serving/serve.ts';

export default serveOperator(setNftArtist, async ({ platform }, { uid, lang, biography, isArtist }) => {
  const user = await platform.accounts.byUid(uid);
  if (user === undefined) return reject('account_not_found');
  const { accountId, nickname } = user;
  if (isArtist) await platform.nft.setArtist(accountId, { name: nickname, biographies: { [lang]: biography } });
  else await platform.nft.removeArtist(accountId);
  return done({ uid });
});
