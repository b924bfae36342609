import { setAvatar } from '@candor/api';
import { done } from '@candor/kernel';
import { serveUser } from '../../serving/serve.ts';

export default serveUser(setAvatar, async ({ platform }, { avatar }, { user }) => {
  const set = await platform.profiles.setAvatar(user.userId, avatar);
  return set.ok ? done({ avatar: set.value }) : set;
});
