import { submitIdentity } from '@candor/api';
import { serveUser } from '../../serving/serve.ts';

export default serveUser(submitIdentity, async ({ platform }, input, { user }) => {
  const { realType, idType, frontPic, reversePic, selfiePic } = input;
  if (realType === 'text') return platform.identity.submitText(user.userId, input);
  const pictures = { front: frontPic, reverse: reversePic, selfie: selfiePic };
  return platform.identity.submitPictures(user.userId, pictures, idType);
});
