import { dismissReport } from '@candor/api';
import { done } from '@candor/kernel';
import { serveOperator } from '../../serving/serve.ts';

export default serveOperator(dismissReport, async ({ platform }, { conversationId, seq }) =>
  done({ isDismissed: await platform.conversations.dismissReports(conversationId, seq) }),
);
