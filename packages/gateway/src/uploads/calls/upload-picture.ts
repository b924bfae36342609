import { uploadPicture } from '@candor/api';
import { reject } from '@candor/kernel';
import { serveUser } from '../../serving/serve.ts';

export default serveUser(uploadPicture, async ({ platform }, { purpose }, { user, file }) =>
  file === undefined || file.length === 0
    ? reject('upload_missing')
    : platform.uploads.add({ userId: user.userId, purpose: purpose ?? 'any', file }),
);
