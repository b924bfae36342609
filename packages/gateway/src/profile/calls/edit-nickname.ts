import { editNickname } from '@candor/api';
import { serveUser } from '../../serving/serve.ts';

export default serveUser(editNickname, ({ platform }, input, { user }) => platform.profiles.edit(user.userId, input));
