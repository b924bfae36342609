import { editNickname } from '@candor/contract';
import { serveUser } from '../../serve.ts';

export default serveUser(editNickname, ({ platform }, input, { user }) => platform.profiles.edit(user.userId, input));
